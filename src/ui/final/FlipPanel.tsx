import { useState, type ReactNode } from 'react';
import { IconButton } from '../parts/Button';
import { Panel } from '../parts/Panel';
import { useText } from '../text';

interface FlipPanelProps {
  readonly title: string;
  readonly note: string;
  readonly className: string;
  readonly picture: ReactNode;
  readonly table: ReactNode;
}

/** A chart that turns into a table of the same numbers. */
export function FlipPanel({ title, note, className, picture, table }: FlipPanelProps) {
  const { say } = useText();
  const [numbers, setNumbers] = useState(false);
  return (
    <Panel
      title={title}
      note={note}
      className={className}
      aside={
        <IconButton
          icon={numbers ? 'chart' : 'log'}
          label={say(numbers ? 'final.asChart' : 'final.asTable')}
          onClick={() => setNumbers(!numbers)}
        />
      }
    >
      {numbers ? table : picture}
    </Panel>
  );
}
