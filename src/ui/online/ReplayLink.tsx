import type { PublicTable } from '../../table/online/wire';
import { LinkButton } from '../parts/Button';
import { useText } from '../text';
import { hostName } from './tables';

/** To the replay of a match of the house: of a finished one for everybody, of a running one for those who play it. */
export function ReplayLink({ table }: { table: PublicTable }) {
  const text = useText();
  const { say } = text;
  const words = say('tables.replay');
  return (
    <LinkButton
      href={`/replay/${table.id}`}
      size="small"
      icon="back"
      label={`${words}: ${say('onlineTable.of', { name: hostName(text, table) })}`}
    >
      {words}
    </LinkButton>
  );
}
