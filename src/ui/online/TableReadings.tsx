import { useState } from 'react';
import type { Readings } from '../../rules/readings';
import { ProblemNote } from '../newGame/ProblemNote';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { Panel } from '../parts/Panel';
import { Differences } from '../readings/Differences';
import { ReadingsList } from '../readings/ReadingsList';
import { differences } from '../readings/words';
import { useText } from '../text';
import { houseApi } from './houseApi';
import { useOnlineTable } from './OnlineTable';
import { useAsking } from './useAsking';

/** How rules are read at a table that has not begun: for everybody to see, for its host to change. */
export function TableReadings() {
  const text = useText();
  const { say } = text;
  const { moment, sitting } = useOnlineTable();
  const { leader, variant } = moment.view;
  const [open, setOpen] = useState(false);
  const { problem, ask } = useAsking();
  const n = differences(text, variant.readings).length;
  const leads = sitting?.seat === leader;
  const change = (readings: Readings): void =>
    ask(async () => {
      if (sitting) await houseApi.read(sitting, readings);
    });
  return (
    <Panel
      title={say('readings.title')}
      tone="special"
      note={
        n === 0 ? (
          say('readings.allUsual')
        ) : (
          <span className="readings-differ">{say('readings.differ', { n })}</span>
        )
      }
      aside={
        <Button size="small" onClick={() => setOpen(true)}>
          {say('readings.read')}
        </Button>
      }
    >
      {n > 0 && <Differences readings={variant.readings} />}
      <p className="lobby-none">{say(leads ? 'readings.byHost' : 'readings.ofHost')}</p>
      {open && (
        <Dialog
          className="readings-dialog"
          title={say('readings.title')}
          closeLabel={say('table.close')}
          onClose={() => setOpen(false)}
          footer={
            leads && (
              <Button disabled={n === 0} onClick={() => change({})}>
                {say('readings.allUsual')}
              </Button>
            )
          }
        >
          <ProblemNote text={problem} />
          <ReadingsList readings={variant.readings} boxes={variant} onChange={leads ? change : undefined} />
        </Dialog>
      )}
    </Panel>
  );
}
