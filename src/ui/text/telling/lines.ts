import type { Goods } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import type { EventOf, GameEvent } from '../../../rules/events';
import type { Seat } from '../../../rules/model';
import type { ReadingName } from '../../../rules/readings';
import type { Text } from '../catalogue';
import type { Marked } from '../message';
import { deedOf } from './deeds';
import { mattersIn } from './matters';
import { groupsOf, type Chapter, type Group } from './groups';
import { doer, type Audience } from './people';
import { revealWords, walkWords } from './phrases';
import type { Telling } from './telling';

/** A line of the log. */
export interface Line {
  readonly text: Marked;
  readonly rule: RuleId;
  /** Rules by which it happened that tables read in different ways. */
  readonly matters: readonly ReadingName[];
  readonly seat?: Seat;
  /** A deed of a player, what happens to the table, or the heading of a turn or a phase. */
  readonly kind: 'deed' | 'table' | 'turn' | 'phase';
  /** The first and the last chapter that it tells, for a replay. */
  readonly chapters: readonly [number, number];
}

/** Tells all chapters. */
export const tell = (text: Text, chapters: readonly Chapter[], audience: Audience): Line[] =>
  groupsOf(chapters).flatMap(group => lineOf(text, group, audience) ?? []);

/** Tells what one move set off. */
export const tellMove = (text: Text, chapter: Chapter, audience: Audience): Line[] =>
  tell(text, [chapter], audience);

function lineOf(text: Text, group: Group, audience: Audience): Line | undefined {
  const { seat, events, chapters } = group;
  const person = doer(text, audience, seat);
  const deeds = deedsOf({ text, audience, doer: person, price: undefined }, group);
  const [first] = deeds;
  const rule = ruleOf(group);
  if (!first || !rule) return undefined;
  const kind = kindOf(events[0], group);
  const told = kind === 'deed' ? text.mark('event.line', { who: person.who, deeds }) : first;
  const matters = mattersIn(events);
  return { text: told, rule, matters, kind, chapters, ...(seat === undefined ? {} : { seat }) };
}

function kindOf(event: GameEvent | undefined, { part }: Group): Line['kind'] {
  if (event?.what === 'turn' || event?.what === 'phase') return event.what;
  return part === 'table' || part === 'reveal' || part === 'corruption' ? 'table' : 'deed';
}

/** The rule of what the line is about: not that of a payment that comes before it. */
const ruleOf = ({ events }: Group): RuleId | undefined =>
  events.find(({ what }) => what !== 'pay' && what !== 'lapse')?.rule ?? events[0]?.rule;

function deedsOf(telling: Telling, group: Group): Marked[] {
  const { part } = group;
  const events = summed(group);
  if (part === 'corruption') return told(telling, events.slice(0, 1));
  if (part === 'reveal') return listOf(revealWords(telling.text, events.filter(isReveal)));
  return told(telling, events);
}

const listOf = <T>(value: T | undefined): T[] => (value === undefined ? [] : [value]);
const isReveal = (event: GameEvent): event is EventOf<'reveal'> => event.what === 'reveal';
const isWalk = (event: GameEvent): event is EventOf<'walk'> => event.what === 'walk';

/** What can be bought, exchanged or paid for. */
const PAID_FOR: ReadonlySet<GameEvent['what']> = new Set(['gain', 'die', 'contract', 'crest', 'cathedral']);

const isPriceOf = (payment: GameEvent, event: GameEvent): boolean =>
  PAID_FOR.has(event.what) &&
  event.source.kind === payment.source.kind &&
  event.source.id === payment.source.id;

function told(telling: Telling, events: readonly GameEvent[]): Marked[] {
  const deeds: Marked[] = [];
  let price: Goods | undefined;
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    if (!event) break;
    if (event.what === 'pay' && events.slice(at + 1).some(later => isPriceOf(event, later))) {
      price = event.goods;
      continue;
    }
    if (isWalk(event)) {
      const walk = events.slice(at).filter(isWalk);
      deeds.push(...listOf(walkWords(telling, walk)));
      at += walk.length - 1;
      continue;
    }
    const own = price && PAID_FOR.has(event.what) ? price : undefined;
    deeds.push(...listOf(deedOf({ ...telling, price: own }, event)));
    if (own) price = undefined;
  }
  return deeds;
}

/** Points and King steps of one line are told once; what a used Helper gives is told by its name. */
function summed({ events, part }: Group): GameEvent[] {
  const byHelper = events.some(({ what }) => what === 'use');
  const sums: GameEvent[] = [];
  for (const event of events) {
    if (byHelper && event.source.kind === 'helper' && ['gain', 'score', 'points'].includes(event.what))
      continue;
    const at = part === 'own' ? sums.findIndex(other => adds(other, event)) : -1;
    const other = sums[at];
    if (other?.what === 'score' && event.what === 'score')
      sums[at] = { ...other, points: other.points + event.points };
    else if (other?.what === 'king' && event.what === 'king')
      sums[at] = { ...event, steps: other.steps + event.steps };
    else sums.push(event);
  }
  return sums;
}

const adds = (a: GameEvent, b: GameEvent): boolean =>
  a.what === b.what && (a.what === 'score' || a.what === 'king') && a.seat === b.seat;
