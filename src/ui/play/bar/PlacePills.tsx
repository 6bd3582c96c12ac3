import { PointsIcon } from '../../pictures/Icon';
import type { Choice, Choices } from '../choosable';
import { deedAt, type Speaker } from '../deeds';
import { useSystemWants } from '../../session/system';
import { useWholeTable } from '../TableContext';
import { usePlaceChoices } from '../usePlaces';
import { useTableText } from '../words';
import { briefDeed } from './briefDeeds';

/** What can be done on the map once more, as large as a finger is: towns may lie close to each other there. */
export function PlacePills() {
  const { G, me, mine, make, pick } = useWholeTable();
  const text = useTableText();
  const choices = usePlaceChoices();
  if (!useSystemWants('fingers') || !mine) return null;
  return (
    <ul className="place-pills" aria-label={text.say('map.title')}>
      {nearestFirst(choices).map(([place, { label, does, distance }]) => (
        <li key={place}>
          <button
            type="button"
            className="pill possible"
            aria-label={deedAt(text, text.say('map.title'), label)}
            onClick={() => ('make' in does ? make(...does.make) : pick(does.pick))}
          >
            {wordsFor({ text, G, me }, { label, does })}
            {distance !== undefined && <PointsIcon points={distance} size={22} />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A town and what lies in it may do the same: once is enough. */
function nearestFirst(choices: Choices): [place: string, choice: Choice][] {
  const all = Object.entries(choices);
  const does = all.map(([, choice]) => JSON.stringify(choice.does));
  return all
    .filter((_, at) => does.indexOf(does[at] ?? '') === at)
    .toSorted(([, a], [, b]) => (a.distance ?? 0) - (b.distance ?? 0));
}

const wordsFor = (speaker: Speaker, { label, does }: Choice): string =>
  ('make' in does && briefDeed(speaker, does.make)?.words) || label;
