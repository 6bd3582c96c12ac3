import { CHALLENGES, challengeOf, type Decree } from '../../content';
import { SILVER_CHALLENGES } from '../../content/silver/solo/challenges';
import { SILVER_DECREES } from '../../content/silver/solo/decrees';
import { INTERCHANGE } from '../../content/silver/solo/board';
import { SURPRISES } from '../../content/silver/solo/surprises';
import { priceAt } from '../../rules/board';
import { CARDINAL } from '../../rules/cardinal/board';
import type { StepName } from '../../rules/cardinal/model';
import { hasChallenge } from '../../rules/cardinal/challenges';
import type { GameEvent } from '../../rules/events';
import type { Pending, State } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { retold } from '../retold';

/** What of the Cardinal's cards and criteria has been at work in games: it changed the table or a price, or decided. */

const SITE_CRITERIA = ['kindOrder', 'withYou', 'showsBonus', 'higherMap', 'leastExtension', 'chance'];
/** The rules by which effects of King's Surprises are skipped. */
const SKIPPED_BY = ['SQ13.7', 'S13.5', 'SQ14.10', 'SQ13.5', 'SQ13.6'];

/** All that has to be at work. */
export const ITS_WORKING: readonly string[] = [
  ...SILVER_DECREES.flatMap(({ id, options }: Decree) => options.map((_, at) => `option ${id} ${at}`)),
  ...SURPRISES.flatMap(({ id, effects }) => effects.map((_, at) => `surprise ${id} ${at}`)),
  ...SKIPPED_BY.map(rule => `skipped ${rule}`),
  ...[...CHALLENGES, ...SILVER_CHALLENGES].map(({ id }) => `challenge ${id}`),
  ...SITE_CRITERIA.map(by => `site ${by}`),
  ...['way openTablets', 'mineSpace mostGold', 'extension S14.4', 'stays S14.7', 'card S14.8'],
  ...['tile S14.5', 'because prospectorOnTies', 'offer SQ13.14', 'hire S13.1'],
];

/** What cannot come, or not often enough to count, each with its reason; tests arrange these. */
export const TOO_RARE: Readonly<Record<string, string>> = {
  'option x-noblesse-oblige 0': 'the one Crest below is left out with two players (S1.4)',
  'skipped SQ13.7': 'of the Crests that stay in the box he nearly always lacks one',
  'skipped SQ13.5': 'a Fair town to come nearly always has a House space for him',
  'skipped SQ13.6': 'before the last round he has Pillars, and Cathedrals are open',
  'skipped SQ14.10': 'before the last round something can always be placed below',
};

/** What he only says, or comes to nothing. */
const SAID: ReadonlySet<GameEvent['what']> = new Set(['lapse', 'decline', 'act', 'choice', 'surprise']);
/** With these steps an effect of a card is over. */
const AFTER_EFFECT: ReadonlySet<StepName> = new Set([
  ...(['surprise', 'paySurprise', 'refillOffer', 'crest', 'cathedral', 'fulfil', 'end', 'roll'] as const),
]);

const stepOf = ({ agenda }: State): Extract<Pending, { do: 'cardinal' }> | undefined => {
  const now = agenda.at(-1)?.effects[0];
  return now?.do === 'cardinal' ? now : undefined;
};

/** The Challenge that lets him prospect, when he places something by it, or draws a card instead. */
function prospectsBy({ agenda }: State, step: StepName): string[] {
  const { kind, id = '' } = agenda.at(-1)?.source ?? { kind: 'die' };
  return kind === 'challenge' && (step === 'found' || step === 'surprise') ? [`challenge ${id}`] : [];
}

/** Goes through a game and keeps which effect of a card he is about. */
class Count {
  readonly counts = new Map<string, number>();
  private effect: string | undefined;

  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  move(before: State | undefined, events: readonly GameEvent[]): void {
    const step = before && stepOf(before);
    if (step?.step === 'surpriseEffect') this.effect = `surprise ${step.card} ${step.at}`;
    else if (step === undefined || AFTER_EFFECT.has(step.step)) this.effect = undefined;
    if (this.effect !== undefined && events.some(({ seat, what }) => seat === CARDINAL && !SAID.has(what))) {
      this.add(this.effect);
      this.effect = undefined;
    }
    const works = events.flatMap(event => worksOf(event, before));
    const prospects = before && step ? prospectsBy(before, step.step) : [];
    for (const name of new Set([...works, ...prospects])) this.add(name);
  }
}

/** What was at work in an event. */
function worksOf(event: GameEvent, before: State | undefined): string[] {
  const { what, source, rule } = event;
  const works: (string | false)[] = [
    source.kind === 'challenge' && !SAID.has(what) && `challenge ${source.id}`,
    before !== undefined && isMixed(event, before) && `challenge ${INTERCHANGE.challenge}`,
    what === 'reset' && event.seats.includes(CARDINAL) && `challenge ${liftedBy(before)}`,
    what === 'option' && event.fails === undefined && `option ${event.decree} ${event.option}`,
    what === 'choice' && ['site', 'way', 'mineSpace'].includes(event.of) && `${event.of} ${event.by}`,
    rule === 'S14.4' && what === 'pay' && 'extension S14.4',
    rule === 'S14.5' && what === 'take' && 'tile S14.5',
    what === 'act' && `because ${event.because}`,
    what === 'hire' && `hire ${rule}`,
    what === 'lapse' && event.effects.includes('descend') && 'stays S14.7',
    what === 'lapse' && event.effects.includes('surpriseEffect') && `skipped ${rule}`,
    what === 'reveal' && before?.phase === 'king' && rule === 'R5.32' && 'offer SQ13.14',
    what === 'surprise' && before?.phase === 'action' && 'card S14.8',
  ];
  return works.flatMap(name => (name === false ? [] : [name]));
}

/** The Challenge that lifts his marker on the King track, if one does. */
const liftedBy = (state: State | undefined): string | undefined =>
  state?.cardinal?.challenges.find(id => challengeOf(id).kingAtLeast !== undefined);

/** Whether he pays a Cathedral in a currency that it does not ask for. */
function isMixed({ what, seat, source, ...event }: GameEvent, before: State): boolean {
  if (source.kind !== 'cathedral' || seat !== CARDINAL || !hasChallenge(before, INTERCHANGE.challenge))
    return false;
  const asked = priceAt(before, source.id ?? '')?.pay ?? {};
  const paid = what === 'silver' ? ['silver'] : Object.keys('goods' in event ? event.goods : {});
  return paid.some(currency => !(currency in asked));
}

/** How often everything was at work in a game: in how many moves. */
export function itsWorkIn(record: GameRecord): Map<string, number> {
  const count = new Count();
  for (const { before, events } of retold(record)) count.move(before, events);
  return count.counts;
}
