import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { Playing } from '../play/Playing';
import { useTelling } from '../play/told';
import { useSounds } from '../play/useSounds';
import { useTableView } from '../play/useTableView';
import { useTitle } from '../app/titleNote';
import { useText } from '../text';
import { Company } from './Company';
import { DamagedNotice } from './Damaged';
import { houseApi } from './houseApi';
import { LineNotice } from './LineNotice';
import { onlineSession } from './onlineSession';
import { useOnlineTable } from './OnlineTable';
import { keepSitting } from './sittings';
import { useAsking } from './useAsking';

/** A match of the house, in play or over. */
export default function OnlinePlay() {
  const { say } = useText();
  const [, navigate] = useLocation();
  const { id, match, sitting, eyes, moment } = useOnlineTable();
  const seat = sitting?.seat;
  const session = useMemo(
    () => onlineSession(id, match, match.moment().view?.seats.map(({ kind }) => kind) ?? [], seat),
    // another table has other seats, and so another line
    [id, match, seat],
  );
  const table = useTableView(session, eyes);
  const telling = useTelling(session, table);
  useSounds(table, telling?.beat.name);
  useTitle(table.mine ? say('title.yourTurn') : undefined);
  const { problem, ask } = useAsking();
  const rematch = async (): Promise<void> => {
    if (!sitting) return;
    const next = await houseApi.rematch(sitting);
    keepSitting({ ...sitting, id: next });
    navigate(`/table/${next}`);
  };
  return (
    <>
      <Playing
        session={session}
        view={table}
        telling={telling}
        company={Company}
        onRematch={sitting && (() => ask(rematch))}
      />
      {moment.view.damaged ? <DamagedNotice session={session} /> : <LineNotice refused={problem} />}
    </>
  );
}
