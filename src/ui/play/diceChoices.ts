import type { Die, Move, MoveOf, State } from '../../rules/model';
import { tileToTake } from '../../rules/explaining/dieOutlook';
import { actionsAt, pointsOfValue } from '../../rules/wheel';
import type { Choice, Choices } from './choosable';
import type { TableView } from './TableContext';
import { movesOf } from './tasks';
import type { TableText } from './words';

/** The dice of the wheel that can be taken now. */

export const waysToTake = (legal: readonly Move[], die: Die): readonly MoveOf<'takeDie'>[] =>
  movesOf(legal, 'takeDie').filter(({ colour, value }) => colour === die.colour && value === die.value);

export const placeOfDie = ({ colour, value }: Die): string => `die.${colour}.${value}`;

/** Dice that are alike are one choice. */
export const differentDice = (dice: readonly Die[]): Die[] =>
  dice.filter((die, at) => dice.findIndex(other => placeOfDie(other) === placeOfDie(die)) === at);

/** As it lies. */
export const dieWords = (text: TableText, G: State, die: Die): string =>
  text.say('wheel.die', {
    die: text.say(`die.${die.colour}`),
    value: die.value,
    actions: actionsAt(G, die.value).map(action => text.say(`action.${action}`)),
    points: pointsOfValue(die.value),
  });

type Asked = Pick<TableView, 'G' | 'me' | 'legal' | 'picked'>;

/** One that leaves nothing to choose is taken, else its card asks which. */
export const diceChoices = ({ G, me, legal, picked }: Asked, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'takeDie').map(move => {
      const { colour, value } = move;
      const label = dieWords(text, G, { colour, value });
      const chosen = picked?.kind === 'die' && picked.colour === colour && picked.value === value;
      const ways = waysToTake(legal, move);
      const does: Choice['does'] =
        ways.length === 1 && !tileToTake(G, me, move)
          ? { make: [move] }
          : { pick: { kind: 'die', colour, value } };
      return [placeOfDie(move), { label, does, chosen }];
    }),
  );
