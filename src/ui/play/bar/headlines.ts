import type { Pending, PendingOf, WaitingOf } from '../../../rules/model';
import { rowsFor } from '../../boxes/rows';
import type { TableText } from '../words';

/** Names and hints by what waits: the same for the bar and for the card over the map. */

export interface Headline {
  readonly title: string;
  readonly hint: string;
}

/** Headlines for some effects: of a box, for its own. */
export type Headlines<Name extends Pending['do'] = Pending['do']> = {
  readonly [K in Name]: (text: TableText, effect: PendingOf<K>) => Headline;
};

type Points = PendingOf<'act'> | PendingOf<'dieAction'>;

const ofAction = ({ say }: TableText, { action }: Points): Headline =>
  action === 'joker'
    ? { title: say('prompt.declare'), hint: say('prompt.declare.hint') }
    : { title: say(`action.${action}`), hint: say(`actionHelp.${action}`) };

/** What happens at once has nothing to say. */
const silent = (): Headline => ({ title: '', hint: '' });

export const HEADLINES = rowsFor<Headlines>({
  gain: silent,
  score: silent,
  king: silent,
  addPoints: silent,
  discard: silent,
  complete: silent,
  cardinal: silent,
  act: ofAction,
  dieAction: ofAction,
  takeDie: ({ say }) => ({ title: say('prompt.takeDie'), hint: say('prompt.takeDie.hint') }),
  wheelTile: ({ say }) => ({ title: say('prompt.wheelTile'), hint: '' }),
  kingTile: ({ say }) => ({ title: say('prompt.kingTile'), hint: say('prompt.kingTile.hint') }),
  gainAny: ({ say }, { count }) => ({
    title: say('prompt.gainAny', { n: count }),
    hint: say('prompt.gainAny.hint'),
  }),
  changeColour: ({ say }) => ({ title: say('prompt.changeColour'), hint: say('prompt.changeColour.hint') }),
  buildingBonuses: ({ say }) => ({
    title: say('prompt.buildingBonuses'),
    hint: say('prompt.buildingBonuses.hint'),
  }),
  receive: ({ say }) => ({ title: say('prompt.receive'), hint: say('prompt.receive.hint') }),
  move: ({ say }, { piece, steps }) => ({
    title: say('prompt.move', { piece: say(`myPiece.${piece}`), n: steps }),
    hint: '',
  }),
  relocate: ({ say }, { piece }) => ({
    title: say('prompt.relocate', { piece: say(`myPiece.${piece}`) }),
    hint: say('prompt.relocate.hint'),
  }),
  place: ({ say }, { what, where }) => ({
    title: say(`prompt.place.${what}.${where}`),
    hint: say('prompt.place.choose'),
  }),
} satisfies Headlines<WaitingOf<'base' | 'cardinal'>>);

/** What happens by itself has no row: nobody ever sees it wait. */
export const headlineOf = <K extends Pending['do']>(text: TableText, effect: PendingOf<K>): Headline =>
  (HEADLINES as Partial<Headlines>)[effect.do]?.(text, effect) ?? silent();
