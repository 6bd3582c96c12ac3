import { isTile, tileOf, type Price } from '../../../content';
import { isFinal } from '../../../rules/scoreSheet';
import { rowsFor } from '../../boxes/rows';
import type { Text } from '../catalogue';
import { plainly, type Marked } from '../message';
import {
  crestName,
  effectsShort,
  goodsSigns,
  nameOf,
  placeName,
  tileName,
  townName,
  townOrSpace,
  vpSign,
} from '../words';
import type { EventOf } from '../../../rules/events';
import type { Telling } from './telling';

/** The parts of a line that depend on more than one value. */

export const paidWords = (text: Text, price: Price | undefined): Marked | string =>
  price ? goodsSigns(text, price) : '';

export const withoutWords = (text: Text, effects: readonly string[]): Marked =>
  text.list(effects.map(effect => plainly(nameOf(text, 'without', effect))));

export function crestOf(text: Text, id: string): string {
  const tile = tileOf(id);
  return tile.kind === 'crest' ? crestName(text, tile.crest) : id;
}

/** Points, and where they come from when it is not what the line tells anyway. */
export function scoreWords({ text, doer: { you } }: Telling, { points, source }: EventOf<'score'>) {
  const vp = vpSign(text, Math.abs(points));
  const deed = text.mark(points < 0 ? 'event.lose' : 'event.score', { you, vp });
  if (source.kind === 'kingTrack' || source.kind === 'leader')
    return text.mark(`event.at.${source.kind}`, { deed });
  if (source.kind === 'fair')
    return text.mark('event.at.fair', { deed, town: source.town ? townName(text, source.town) : '' });
  return isFinal(source.kind)
    ? text.mark('event.at.source', { deed, source: text.say(`source.${source.kind}`) })
    : deed;
}

/** What a Helper that is used brings; what is paid for it is told apart. */
export function helperWords(text: Text, id: string): Marked {
  const tile = tileOf(id);
  return effectsShort(text, tile.kind === 'helper' ? tile.effects : []);
}

/** Where a tile was taken: a place of the board, or a town. */
export function fromWords(text: Text, from: string): Marked {
  const [place = ''] = from.split(':');
  const key = `event.from.${place}`;
  return text.has(key)
    ? text.mark(key as 'event.from.wheel')
    : text.mark('event.from.town', { town: townName(text, townOrSpace(from)) });
}

/** A walk of several steps by one piece. */
export function walkWords(
  { text, doer: { you } }: Telling,
  steps: readonly EventOf<'walk'>[],
): Marked | undefined {
  const last = steps.at(-1);
  if (!last) return undefined;
  const piece = text.mark(`the.${last.piece}`);
  const to = placeName(text, last.to);
  const via = steps.slice(0, -1).map(step => placeName(text, step.to));
  return via.length > 0
    ? text.mark('event.walkVia', { you, piece, via, to })
    : text.mark('event.walk', { you, piece, to });
}

/** Tiles that appear together; during the set-up they are too many to be told one by one. */
export function revealWords(text: Text, events: readonly EventOf<'reveal'>[]): Marked | undefined {
  const [first] = events;
  if (!first) return undefined;
  if (first.source.kind === 'setup') return text.mark('event.reveal.setup');
  const tiles = text.list(events.map(({ tile }) => (isTile(tile) ? tileName(text, tile) : plainly(tile))));
  const [place] = first.at.split(':');
  if (place === 'contract') return text.mark('event.reveal.contract', { n: events.length, tiles });
  return place === 'character'
    ? text.mark('event.reveal.character', { tiles })
    : text.mark('event.reveal.bonus', { tiles });
}

type LapseWords = (telling: Telling, event: EventOf<'lapse'>) => Marked | undefined;

/** There is no tile at the Action of the die. */
const EMPTY_WHEEL: ReadonlySet<string> = new Set(['R5.18', 'R15.17']);

/** Why nothing comes of these, where one sentence does not say it; a wheel without a tile is not worth a word. */
export const LAPSES = rowsFor<Readonly<Record<string, LapseWords>>>({
  wheelTile: ({ text, doer: { you } }, { rule }) =>
    EMPTY_WHEEL.has(rule) ? undefined : text.mark('event.lapse.wheelTileRefused', { you }),
});

/** Why nothing comes of an effect. */
export function lapseWords(telling: Telling, event: EventOf<'lapse'>): Marked | undefined {
  const {
    text,
    doer: { you },
  } = telling;
  const [effect = ''] = event.effects;
  const own = LAPSES[effect];
  if (own) return own(telling, event);
  const key = `event.lapse.${effect}`;
  if (text.has(key)) return text.mark(key as 'event.lapse.place', { you });
  const idle = `idle.${effect}`;
  return text.has(idle) ? text.mark(idle as 'idle.crest') : undefined;
}
