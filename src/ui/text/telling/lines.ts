import { mapOf, type Price } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import type { EventOf, GameEvent } from '../../../rules/events';
import type { Seat } from '../../../rules/model';
import type { ReadingName } from '../../../rules/readings';
import type { Text } from '../catalogue';
import type { Marked } from '../message';
import { eventDeedOf } from './deeds';
import { mattersIn } from './matters';
import { groupsOf, type Chapter, type Group } from './groups';
import { doer, type Audience } from './people';
import { revealWords, walkWords } from './phrases';
import { ownName } from './sources';
import { isInName, isPriced, paymentIn } from './ties';
import type { Telling } from './telling';

/** A line of the log. */
export interface LogLine {
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
export const tell = (text: Text, chapters: readonly Chapter[], audience: Audience): LogLine[] =>
  groupsOf(chapters).flatMap(group => lineOf(text, group, audience) ?? []);

/** Tells what one move set off. */
export const tellMove = (text: Text, chapter: Chapter, audience: Audience): LogLine[] =>
  tell(text, [chapter], audience);

function lineOf(text: Text, group: Group, audience: Audience): LogLine | undefined {
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

function kindOf(event: GameEvent | undefined, { part }: Group): LogLine['kind'] {
  if (event?.what === 'turn' || event?.what === 'phase') return event.what;
  return part === 'table' || part === 'reveal' || part === 'corruption' ? 'table' : 'deed';
}

/** The rule of what the line is about: not that of a payment that comes before it. */
const ruleOf = ({ events }: Group): RuleId | undefined =>
  events.find(event => !paymentIn(event) && event.what !== 'lapse')?.rule ?? events[0]?.rule;

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

const isPriceOf = (payment: GameEvent, event: GameEvent): boolean =>
  isPriced(event) && event.source.kind === payment.source.kind && event.source.id === payment.source.id;

/** The steps of one piece from here on, with nothing between them. */
function walkFrom(events: readonly GameEvent[], at: number): EventOf<'walk'>[] {
  const walk: EventOf<'walk'>[] = [];
  for (const event of events.slice(at)) {
    const [first = event] = walk;
    if (!isWalk(event) || !isWalk(first)) break;
    if (event.piece !== first.piece || mapOf(event.to) !== mapOf(first.to)) break;
    walk.push(event);
  }
  return walk;
}

/** What came by a thing of its own bears its name, the last where there are several. */
const named = (text: Text, deeds: readonly Deed[]): Marked[] =>
  deeds.map(({ words, by }, at) =>
    by === undefined || deeds[at + 1]?.by === by ? words : text.mark('event.by', { deed: words, by }),
  );

interface Deed {
  readonly words: Marked;
  readonly by: string | undefined;
}

function told(telling: Telling, events: readonly GameEvent[]): Marked[] {
  const deeds: Deed[] = [];
  const say = ({ source }: GameEvent, words: readonly Marked[]): void => {
    for (const each of words) deeds.push({ words: each, by: ownName(telling.text, source) });
  };
  let price: Price | undefined;
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    if (!event) break;
    const payment = paymentIn(event);
    if (payment && events.slice(at + 1).some(later => isPriceOf(event, later))) {
      price = { ...price, ...payment };
      continue;
    }
    if (isWalk(event)) {
      const walk = walkFrom(events, at);
      say(event, listOf(walkWords(telling, walk)));
      at += walk.length - 1;
      continue;
    }
    const own = price && isPriced(event) ? price : undefined;
    say(event, listOf(eventDeedOf({ ...telling, price: own }, event)));
    if (own) price = undefined;
  }
  return named(telling.text, deeds);
}

/** Points and King steps of one line are told once; what a used Helper gives is told by its name. */
function summed({ events, part }: Group): GameEvent[] {
  const byHelper = events.some(({ what }) => what === 'use');
  const sums: GameEvent[] = [];
  for (const event of events) {
    if (byHelper && isInName(event)) continue;
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
