import type { Currency, Piece, Price } from '../../content';
import type { RuleId } from '../../content/rulebook';
import type { Explanation } from '../../rules/explaining/explain';
import { leftTo, type Left } from '../../rules/explaining/left';
import { activeSeat, type Seat, type State } from '../../rules/model';
import type { Readings } from '../../rules/readings';
import { moveDeedOf, wayDeed } from '../play/deeds';
import { tableText, type TableText } from '../play/words';
import { addTexts, plainly, type Marked, type Text } from '../text';
import { EXPLAIN_TEXTS } from '../text/explain';
import { refusalWords } from '../text/refusal';
import { goodsSigns } from '../text/words';
import { approachOf } from './approach';
import type { About, ThingCard } from './thingCard';
import { THING_CARDS } from './cards';
import { cureWords } from './cure';
import { explainedOf } from './explained';
import type { ShownThing } from './shows';

addTexts(EXPLAIN_TEXTS);

/** All that a card says. */
export interface WholeCard extends ThingCard {
  /** What choosing the thing would do, the cheapest way first. */
  readonly ways: readonly Marked[];
  readonly refused?:
    { readonly words: Marked; readonly rule: RuleId; readonly cure: Marked | undefined } | undefined;
  /** What would be left after the first way. */
  readonly left: readonly Marked[];
}

export interface Looking {
  readonly G: State;
  readonly me: Seat;
  /** Whether whoever looks may act now. */
  readonly mine: boolean;
  readonly readings: Readings | undefined;
  /** The piece that walks where several may. */
  readonly walker: Piece;
  /** What its drawing offers now, where it stands for something that lies in it. */
  readonly offered: string | undefined;
}

/** Nothing where nobody has words for it. */
export function cardFor(language: Text, thing: ShownThing, looking: Looking): WholeCard | undefined {
  const { G, me, readings, walker } = looking;
  const text = tableText(language);
  const row = THING_CARDS[thing.is] as ((about: About<ShownThing>) => ThingCard) | undefined;
  if (!row) return undefined;
  const explained = explainedOf(G, me, thing);
  const approach = approachOf(explained, walker);
  const card = row({ thing, text, G, me, readings, explained, approach });
  return {
    ...card,
    ...(explained ? answersOf(text, { ...explained, approach }, card, looking) : NO_ANSWERS),
  };
}

const NO_ANSWERS = { ways: [], left: [] };
const MOST_WAYS = 2;

type Answers = Pick<WholeCard, 'ways' | 'refused' | 'left'>;

type Approached = Explanation & Pick<About<unknown>, 'approach'>;

function answersOf(text: TableText, explained: Approached, card: ThingCard, looking: Looking): Answers {
  const { G, me, mine } = looking;
  const { ways } = explained;
  const walk = explained.approach?.walk;
  if (mine && walk) {
    return {
      ways: [plainly(wayDeed(text, walk))],
      left: leftWords(text, leftTo(G, me), leftTo(walk.after, me)),
    };
  }
  const [first] = ways;
  if (mine && first) {
    const told = ways.slice(0, MOST_WAYS).map(({ move }) => plainly(moveDeedOf({ text, G, me }, move)));
    const n = ways.length - told.length;
    return {
      ways: n > 0 ? [...told, text.mark('explain.more', { n })] : told,
      left: leftWords(text, leftTo(G, me), first.left),
    };
  }
  if (looking.offered !== undefined) return { ...NO_ANSWERS, ways: [plainly(looking.offered)] };
  const isWatching = !mine && activeSeat(G) === me;
  return { ...NO_ANSWERS, refused: isWatching || G.ranking ? undefined : refusalOf(text, explained, card) };
}

function refusalOf(
  text: TableText,
  { refused: [nearest], ways }: Explanation,
  card: ThingCard,
): WholeCard['refused'] {
  if (!nearest || ways.length > 0) return undefined;
  const { refusal } = nearest;
  const { words = refusalWords(text, refusal), cure = nearest.cure } = card.refusal ?? {};
  return { words, rule: refusal.rule, cure: cure && cureWords(text, cure) };
}

function leftWords(text: Text, before: Left, after: Left): Marked[] {
  const [points] = before.points;
  const still = after.points.find(({ action }) => action === points?.action)?.points ?? 0;
  const changed = (Object.keys(after.owns) as Currency[]).filter(
    each => after.owns[each] !== before.owns[each],
  );
  const goods: Price = Object.fromEntries(changed.map(each => [each, after.owns[each] ?? 0]));
  const words = Object.values(goods).some(count => count > 0)
    ? goodsSigns(text, goods)
    : text.mark('explain.noGoods');
  return [
    ...(points && still !== points.points
      ? [text.mark('explain.left', { from: points.points, to: still })]
      : []),
    ...(changed.length > 0 ? [text.mark('explain.leftGoods', { goods: words })] : []),
    ...(after.score === before.score ? [] : [text.mark('explain.leftScore', { n: after.score })]),
  ];
}
