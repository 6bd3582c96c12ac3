import { LinkButton } from '../../parts/Button';
import { useTableText } from '../words';
import { useSince } from './useSince';

/** Leads to where the others' turns since mine can be watched. */
export function ReplaySince() {
  const { say } = useTableText();
  const since = useSince();
  if (since?.replay === undefined) return null;
  return (
    <LinkButton size="small" icon="play" href={since.replay}>
      {say('recap.replay', { n: since.turns.length })}
    </LinkButton>
  );
}
