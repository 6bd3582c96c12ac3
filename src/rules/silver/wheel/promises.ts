import { RESOURCES, tileOf } from '../../../content';
import { remember, take, waiting } from '../../agenda';
import { addPoints, dieActionOf, refuseForNow } from '../../points';
import type { MoveOf, Seat, State } from '../../model';
import { RESOURCE } from '../../moves/kinds';
import type { MoveRule } from '../../moves/rule';
import { happen, type Play } from '../../play';
import { no, type Refusal } from '../../refusals';
import { luckOf } from '../miner';

/** Helpers that are used before the die: another Resource, and points for the Action that it will bring (S11.3). */

export const recolour: MoveRule<MoveOf<'recolour'>> = {
  args: { resource: RESOURCE },
  answers: ['recolour'],
  candidates: () => RESOURCES.map(resource => ({ type: 'recolour', resource })),
  refuse: state => (waiting(state, 'recolour') ? undefined : refuseForNow(state)),
  apply: (play, seat, { resource }) => {
    const effect = waiting(play.state, 'recolour');
    if (!effect) return;
    const why = { source: take(play, effect), rule: 'S11.3' } as const;
    // a base Helper may follow, unless one has been (S11.3, Q8.6)
    const { colour, colourOpen } = play.state.facts;
    remember(play, { colour: resource, ...((colour === undefined || colourOpen) && { colourOpen: true }) });
    happen(play, seat, { what: 'colour', resource }, why);
    happen(play, seat, { what: 'promise', points: effect.points }, why);
  },
};

/** The promised points come with the die. */
export function keepPromise(play: Play): void {
  const { promised } = luckOf(play.state);
  if (promised > 0) addPoints(play, promised, { source: { kind: 'helper' }, rule: 'S11.3' });
}

/** Such a Helper is too late once the die is taken. */
export function refuseLateColour(
  state: State,
  _seat: Seat,
  { tile: id }: MoveOf<'useHelper'>,
): Refusal | undefined {
  if (!dieActionOf(state)) return undefined;
  const tile = tileOf(id);
  const recolours = tile.kind === 'helper' && tile.effects.some(effect => effect.do === 'recolour');
  return recolours ? no('dieAlreadyTaken', 'S11.3') : undefined;
}
