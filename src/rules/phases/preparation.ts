import { BAG, DICE } from '../../content';
import { happen, type Play } from '../play';
import { dealtAs } from '../setup/badOptions';

const VALUES = [1, 2, 3, 4, 5, 6];

/** Draws dice from the full bag, rolls them all and puts them on the wheel (R4.1–R4.3). */
export function preparation(play: Play): void {
  const { state, chance } = play;
  const { perColour, drawn } = BAG[dealtAs(state.players.length)];
  const bag = DICE.flatMap(({ colour }) => Array.from({ length: perColour }, () => colour));
  const colours = Array.from({ length: drawn }, () => {
    const colour = chance.pick(bag);
    bag.splice(bag.indexOf(colour), 1);
    return colour;
  });
  const dice = colours.map(colour => ({ colour, value: chance.pick(VALUES) }));
  happen(play, undefined, { what: 'roll', dice }, { source: { kind: 'round' }, rule: 'R4.2' });
}
