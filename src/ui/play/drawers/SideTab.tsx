import { keyOf } from '../../keys/keyList';
import { Icon } from '../../pictures/Icon';
import { chaptersOf } from '../chapters';
import { newOf } from '../recap/turnsSince';
import { useTable } from '../TableContext';
import { useTableText } from '../words';
import './side.css';

/** At the right edge of a small table: the others and the log come upon the map; it tells how much is new there. */
export function SideTab({ open, onToggle }: { open: boolean; onToggle: () => void }) {
  const { say } = useTableText();
  const fresh = useTable(({ log, me, mine }) => (mine ? newOf(chaptersOf(log), me).length : 0));
  const name = say('table.beside');
  return (
    <button
      type="button"
      className="side-tab"
      {...keyOf('log')}
      aria-label={fresh > 0 ? `${name}, ${say('table.new', { n: fresh })}` : name}
      aria-expanded={open}
      title={name}
      onClick={onToggle}
    >
      <Icon name="people" size={22} />
      <Icon name="log" size={22} />
      {fresh > 0 && (
        <b className="table-tab-count count-log" aria-hidden="true">
          {fresh}
        </b>
      )}
    </button>
  );
}
