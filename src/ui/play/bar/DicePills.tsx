import { actionAt, pointsOfValue } from '../../../rules/wheel';
import { DiePicture } from '../../pictures/Die';
import { ActionIcon, PointsIcon } from '../../pictures/Icon';
import { useSystemWants } from '../../session/system';
import { deedAt } from '../deeds';
import { diceChoices, differentDice, placeOfDie } from '../diceChoices';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';

/** The dice of the wheel once more, as large as a finger is, each with the Action and the points that it lies at. */
export function DicePills() {
  const table = useWholeTable();
  const text = useTableText();
  const { G, mine, legal, make, pick } = table;
  const choices = diceChoices(table, text);
  const dice = differentDice(G.wheel.dice).toSorted((a, b) => a.value - b.value);
  if (!useSystemWants('fingers') || !mine || legal.every(({ type }) => type !== 'takeDie')) return null;
  return (
    <ul className="place-pills dice-pills" aria-label={text.say('wheel.title')}>
      {dice.map(({ colour, value }) => {
        const choice = choices[placeOfDie({ colour, value })];
        if (!choice) return null;
        const { label, does } = choice;
        return (
          <li key={`${colour} ${value}`}>
            <button
              type="button"
              className="pill possible"
              aria-label={deedAt(text, text.say('wheel.title'), label)}
              onClick={() => ('make' in does ? make(...does.make) : pick(does.pick))}
            >
              <DiePicture colour={colour} value={value} size={30} />
              <ActionIcon action={actionAt(G, value)} size={26} />
              <PointsIcon points={pointsOfValue(value)} size={22} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
