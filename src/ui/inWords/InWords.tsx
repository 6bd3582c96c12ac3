import { Dialog } from '../parts/Dialog';
import { InOwnTask } from '../pacing/InOwnTask';
import { useTable } from '../play/TableContext';
import { useReadings } from '../readings/context';
import { useText } from '../text';
import { REGIONS, type RegionName } from './parts';
import { regionInWords, type Told } from './words';
import './inWords.css';

/** The whole table in words, for who does not see it: headings lead from part to part. */
export default function InWords({ onClose }: { readonly onClose: () => void }) {
  const { say } = useText();
  return (
    <Dialog
      className="words-of-table"
      title={say('inWords.title')}
      closeLabel={say('table.close')}
      onClose={onClose}
    >
      {REGIONS.map(part => (
        <InOwnTask key={part} back>
          <RegionInWords part={part} />
        </InOwnTask>
      ))}
    </Dialog>
  );
}

function RegionInWords({ part }: { readonly part: RegionName }) {
  const looking = {
    G: useTable(view => view.G),
    me: useTable(view => view.me),
    mine: useTable(view => view.mine),
    walker: useTable(view => view.walker),
    readings: useReadings(),
    offered: undefined,
  };
  const text = useText();
  const told = regionInWords(text, part, looking);
  if (told.length === 0) return null;
  return (
    <section>
      <h3>{text.say(`inWords.${part}`)}</h3>
      <ul>
        {told.map((each, at) => (
          <li key={at}>
            <h4>{each.title}</h4>
            <Lines of={each} />
            <Held by={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Held({ by: { holds } }: { readonly by: Told }) {
  if (holds.length === 0) return null;
  return (
    <ul>
      {holds.map((each, at) => (
        <li key={at}>
          <b>{each.title}</b>
          <Lines of={each} />
        </li>
      ))}
    </ul>
  );
}

const Lines = ({ of: { lines } }: { readonly of: Told }) => lines.map((line, at) => <p key={at}>{line}</p>);
