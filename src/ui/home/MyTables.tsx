import { useState } from 'react';
import { Button } from '../parts/Button';
import { Panel } from '../parts/Panel';
import { deleteMatch, listedMatches, type MatchSummary } from '../session/matchList';
import { useText } from '../text';
import { FileButton } from './FileButton';
import { DeleteDialog } from './DeleteDialog';
import { MatchRow } from './MatchRow';
import { matchesByUrgency, matchName, waitsForPerson } from './matches';

const SHOWN = 3;

interface MyTablesProps {
  readonly matches: readonly MatchSummary[];
  readonly onChange: (matches: MatchSummary[]) => void;
  readonly onFile: (file: File) => void;
}

/** The games of this device: those that wait first, three of them unless all are asked for. */
export function MyTables({ matches, onChange, onFile }: MyTablesProps) {
  const text = useText();
  const { say } = text;
  const [now] = useState(() => Date.now());
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<MatchSummary>();
  const waiting = matches.filter(waitsForPerson).length;
  const sorted = matchesByUrgency(matches);
  const remove = (id: string): void => {
    deleteMatch(id);
    setAsked(undefined);
    onChange(listedMatches());
  };
  return (
    <Panel
      title={say('tables.title')}
      tone="plum"
      note={waiting > 0 ? say('tables.waiting', { n: waiting }) : undefined}
      aside={
        <>
          <FileButton onFile={onFile} />
          {matches.length > 1 && (
            <Button
              size="small"
              className={matches.length > SHOWN ? undefined : 'matches-all-button'}
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {say('tables.all')}
            </Button>
          )}
        </>
      }
      className="my-tables"
    >
      <ul className={all ? 'matches' : 'matches matches-few'}>
        {(all ? sorted : sorted.slice(0, SHOWN)).map(match => (
          <MatchRow key={match.id} match={match} now={now} onDelete={() => setAsked(match)} />
        ))}
      </ul>
      {asked && (
        <DeleteDialog
          name={matchName(text, asked)}
          onDelete={() => remove(asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}
