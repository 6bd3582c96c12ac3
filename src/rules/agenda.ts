import { topOf, type AgendaItem, type Facts, type Pending, type PendingOf } from './model';
import type { Seat, Source, State } from './model';
import { setAgenda, setFacts, type Play } from './play';
import { without } from './without';

/**
 * The agenda is the control state of a turn: a stack of plain items. Whatever an effect triggers is pushed on
 * top and resolved first (R8.3); the effects inside one item are in free order (Q8.18).
 */

export function push(play: Play, seat: Seat, effects: readonly Pending[], source: Source): void {
  if (effects.length > 0) setAgenda(play, [...play.state.agenda, itemOf(seat, effects, source)]);
}

const itemOf = (seat: Seat, effects: readonly Pending[], source: Source): AgendaItem => ({
  seat,
  effects: effects.map(effect => ({ ...effect })),
  source,
});

/** One list of effects after the other, the first on top. */
export function pushAll(
  play: Play,
  seat: Seat,
  lists: readonly (readonly Pending[])[],
  source: Source,
): void {
  const items = lists.filter(({ length }) => length > 0).map(effects => itemOf(seat, effects, source));
  if (items.length > 0) setAgenda(play, [...play.state.agenda, ...items.reverse()]);
}

/** One effect after the other. */
export const pushInTurn = (play: Play, seat: Seat, effects: readonly Pending[], source: Source): void =>
  pushAll(
    play,
    seat,
    effects.map(effect => [effect]),
    source,
  );

export const top = ({ agenda }: State): AgendaItem | undefined => topOf(agenda);

const isOf = <K extends Pending['do']>(effect: Pending, kind: K): effect is PendingOf<K> =>
  effect.do === kind;

/** The effect of this kind that the game now waits for. */
export function waiting<K extends Pending['do']>(state: State, kind: K): PendingOf<K> | undefined {
  for (const effect of top(state)?.effects ?? []) if (isOf(effect, kind)) return effect;
  return undefined;
}

function drop(play: Play, effect: Pending): AgendaItem {
  const item = top(play.state);
  if (!item?.effects.includes(effect)) throw new Error(`${effect.do} is not waiting`);
  keepEffects(play, each => each !== effect);
  return item;
}

/** Removes an effect that is used, or about to be used, from the top item; its source tells what follows. */
export const take = (play: Play, effect: Pending): Source => drop(play, effect).source;

/** Keeps only some effects of the top item; an item without effects is gone. */
export function keepEffects(play: Play, wanted: (effect: Pending) => boolean): void {
  const { agenda } = play.state;
  const item = top(play.state);
  if (!item) return;
  const { seat, source } = item;
  const effects = item.effects.filter(wanted);
  const below = agenda.slice(0, -1);
  setAgenda(play, effects.length === 0 ? below : [...below, { seat, effects, source }]);
}

/** Sets an effect that has begun apart from the others of its item: it is finished before they go on. */
export function beginApart(play: Play, effect: Pending): Source {
  const item = top(play.state);
  if (item?.effects.length === 1 && item.effects[0] === effect) return item.source;
  const { seat, source } = drop(play, effect);
  setAgenda(play, [...play.state.agenda, { seat, effects: [effect], source }]);
  return source;
}

/** Puts an effect, wherever it lies, in another way; what it then says. */
export function alter<P extends Pending>(play: Play, effect: P, change: Partial<P>): P {
  const altered = { ...effect, ...change };
  const agenda = play.state.agenda.map(item => {
    const { seat, effects, source } = item;
    const at = effects.indexOf(effect);
    return at < 0 ? item : { seat, effects: effects.with(at, altered), source };
  });
  setAgenda(play, agenda);
  return altered;
}

/** Another item comes to lie on top. */
export const bringUp = (play: Play, item: AgendaItem): void =>
  setAgenda(play, [...play.state.agenda.filter(each => each !== item), item]);

/** A fact of the turn that a later step asks for; a spread would give the facts another hidden class each time. */
export const remember = (play: Play, fact: Facts): void =>
  setFacts(play, Object.assign({}, play.state.facts, fact));

/** A fact that does not hold any more. */
export function forget(play: Play, fact: keyof Facts): void {
  if (play.state.facts[fact] !== undefined) setFacts(play, without(play.state.facts, fact));
}

/** Nothing is left to be done. */
export const clear = (play: Play): void => setAgenda(play, []);
