import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useTitle } from '../app/titleNote';
import { TableBoard, type AroundTable } from '../board/TableBoard';
import { useText } from '../text';
import { Company } from './Company';
import { DamagedNotice } from './Damaged';
import { houseActs, givenTable } from './givenTable';
import { houseApi } from './houseApi';
import { LineNotice } from './LineNotice';
import { useOnlineTable } from './OnlineTable';
import { keepSitting } from './sittings';
import { useAsking } from './useAsking';

/** A match of the house, in play or over. */
export default function OnlinePlay() {
  const [, navigate] = useLocation();
  const { id, match, sitting, eyes, moment } = useOnlineTable();
  const page = useMemo(
    () => ({
      ...{ id, playsBots: false, timing: match.timing },
      seats: match.moment().view?.seats.map(({ kind }) => kind) ?? [],
    }),
    [id, match],
  );
  const acts = useMemo(() => houseActs(match), [match]);
  const { problem, ask } = useAsking();
  const rematch = async (): Promise<void> => {
    if (!sitting) return;
    const next = await houseApi.rematch(sitting);
    keepSitting({ ...sitting, id: next });
    navigate(`/table/${next}`);
  };
  return (
    <>
      <TableBoard
        {...givenTable(match, sitting?.seat)}
        {...acts}
        page={page}
        around={AtTheHouse}
        company={Company}
        eyes={eyes}
        onRematch={sitting && (() => ask(rematch))}
      />
      {!moment.view.damaged && <LineNotice refused={problem} />}
    </>
  );
}

/** Tells whose turn it is, and of a match that is damaged. */
function AtTheHouse({ session, view, children }: AroundTable) {
  const { say } = useText();
  const { view: table } = useOnlineTable().moment;
  useTitle(view.mine ? say('title.yourTurn') : undefined);
  return (
    <>
      {children}
      {table.damaged && <DamagedNotice session={session} />}
    </>
  );
}
