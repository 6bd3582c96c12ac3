import { playerOf } from '../../rules/model';
import { hasAutomaton } from '../../rules/powers';
import { Lower } from '../play/Lower';
import { LowerTabs } from '../play/LowerTabs';
import { AfterPaint, theGame, useTable } from '../play/TableContext';
import { useTableText } from '../play/words';
import { useReplay } from './ReplayContext';
import { ReplayLog } from './ReplayLog';
import { TimeChart } from './TimeChart';

const TABS = ['time', 'board'] as const;
const SOLO_TABS = ['time', 'solo', 'board', 'log'] as const;

/** Below the map: the game in time, whose handle goes with the finger, and the board of whose eyes we use. */
export function ReplayLower({ only }: { only: boolean }) {
  const { eyes } = useReplay();
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const { say } = useTableText();
  if (only) return <TimeChart />;
  const { name } = playerOf(G, me);
  const names = {
    time: say('replay.time'),
    solo: say('solo.decides'),
    board: say('table.boardOf', { name }),
    log: say('table.log'),
  };
  return (
    <LowerTabs<(typeof SOLO_TABS)[number]>
      own="time"
      tabs={hasAutomaton(G) ? SOLO_TABS : TABS}
      names={names}
      shows={tab => {
        if (tab === 'time') return <TimeChart />;
        return <AfterPaint>{tab === 'log' ? <ReplayLog /> : <Lower only={tab} />}</AfterPaint>;
      }}
      note={eyes === undefined ? say('replay.seenByAll') : say('replay.seenBy', { name })}
    />
  );
}
