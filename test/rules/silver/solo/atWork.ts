import { CHALLENGES, type Decree } from '../../../../src/content';
import { SILVER_CHALLENGES } from '../../../../src/content/silver/solo/challenges';
import { SILVER_DECREES } from '../../../../src/content/silver/solo/decrees';
import { SURPRISES } from '../../../../src/content/silver/solo/surprises';
import type { GameEvent } from '../../../../src/rules/events';
import type { State } from '../../../../src/rules/model';
import { open, repeat, type GameRecord } from '../../../../src/rules/replay';
import { hasAutomaton } from '../../../../src/rules/powers';

/** Counts what of the Cardinal's cards and criteria has been at work, from the events of whole games. */

const TIE_BREAKERS = ['kindOrder', 'withYou', 'showsBonus', 'higherMap', 'leastExtension', 'chance'];

/** All that has to be at work. */
const EXPECTED: readonly string[] = [
  ...SILVER_DECREES.flatMap(({ id, options }: Decree) => options.map((_, at) => `option ${id} ${at}`)),
  ...SURPRISES.flatMap(({ id, effects }) => effects.map((_, at) => `surprise ${id} ${at}`)),
  ...['surprise-1 0', 'surprise-2 1', 'surprise-6 0'].map(each => `skipped ${each}`),
  ...[...CHALLENGES.filter(({ hooks }) => hooks.length > 0), ...SILVER_CHALLENGES].map(
    ({ id }) => `challenge ${id}`,
  ),
  ...TIE_BREAKERS.map(by => `site ${by}`),
  ...['way openTablets', 'mineSpace mostGold', 'extension paid', 'stays S14.7', 'card S14.8'],
  ...['tile S14.5', 'because prospectorOnTies', 'offer SQ13.14', 'hire S13.1'],
];

export class AtWork {
  private readonly counts = new Map<string, number>();

  get total(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** What has been at work less often than this, with how often. */
  idle(least: number): string[] {
    return EXPECTED.filter(name => (this.counts.get(name) ?? 0) < least).map(
      name => `${name}: ${this.counts.get(name) ?? 0}`,
    );
  }

  /** Goes through a whole game. */
  count(record: GameRecord): void {
    let { state } = open(record);
    /** The effects of drawn cards that are still to come, the next one first. */
    const due: string[] = [];
    record.steps.forEach((step, index) => {
      const before = state;
      const { state: after, events } = repeat(before, step, index + 1);
      const now = before.agenda.at(-1)?.effects[0];
      if (now?.do === 'cardinal' && now.step === 'surpriseEffect') this.add(`surprise ${due.shift() ?? ''}`);
      for (const event of events) this.hear(event, before, due);
      state = after;
    });
  }

  private add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  private hear(event: GameEvent, before: State, due: string[]): void {
    const { what, source, rule } = event;
    if (source.kind === 'challenge') this.add(`challenge ${source.id ?? ''}`);
    if (source.kind === 'cathedral' && mixes(event, before)) this.add('challenge all-that-glitters');
    if (what === 'option' && event.fails === undefined) this.add(`option ${event.decree} ${event.option}`);
    if (what === 'choice' && ['site', 'way', 'mineSpace'].includes(event.of))
      this.add(`${event.of} ${event.by}`);
    if (what === 'pay' && rule === 'S14.4') this.add('extension paid');
    if (what === 'take' && rule === 'S14.5') this.add('tile S14.5');
    if (what === 'act') this.add(`because ${event.because}`);
    if (what === 'hire') this.add(`hire ${rule}`);
    if (what === 'lapse' && event.effects.includes('descend')) this.add('stays S14.7');
    if (what === 'reveal' && before.phase === 'king' && rule === 'R5.32') this.add('offer SQ13.14');
    if (what === 'surprise') {
      if (before.phase === 'action') this.add('card S14.8');
      const card = SURPRISES.find(({ id }) => id === event.card);
      due.unshift(...(card?.effects.map((_, at) => `${event.card} ${at}`) ?? []));
    }
    if (what === 'lapse' && event.effects.includes('surpriseEffect'))
      this.add(`skipped ${due.shift() ?? ''}`);
  }
}

/** Whether a Cathedral below is paid with Stone, or with Gold where it asks for Silver. */
const mixes = (event: GameEvent, state: State): boolean =>
  hasAutomaton(state) &&
  event.what === 'pay' &&
  event.source.kind === 'cathedral' &&
  (event.source.id ?? '').includes('.') &&
  (event.goods.stone ?? 0) > 0;
