import type { GameEvent, Happening } from '../../../src/rules/events';
import type { Seat, Source } from '../../../src/rules/model';
import { ENGLISH, plain } from '../../../src/ui/text';
import { tell } from '../../../src/ui/text/telling';
import { silver } from '../../../src/rules/silver/box';
import { bring } from '../../../src/ui/boxes/screen';
import { SILVER_WORDS } from '../../../src/ui/silver/words';

bring({ box: silver, ...SILVER_WORDS });

/** Every happening of the box has its line in the log, of others and of whoever reads it. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

const BRUNO = { seat: 1 };

function line(
  happening: Happening,
  viewer = 0,
  kind: Source['kind'] = 'action',
  who: { seat?: Seat } = BRUNO,
): string {
  const event = { ...happening, ...who, source: { kind }, rule: 'S7.5' } as GameEvent;
  return tell(ENGLISH, [{ seat: 1, events: [event] }], { names: ['Ada', 'Bruno'], viewer })
    .map(({ text }) => plain(text).replaceAll('\u00a0', ' '))
    .join();
}

type Row = readonly [his: string, your: string, happening: Happening, from?: Source['kind']];

const SILVER: Row[] = [
  ['gains 2 silver', 'gain 2 silver', { what: 'silver', count: 2 }],
  [
    'gains 2 silver from the Mines',
    'gain 2 silver from the Mines',
    { what: 'silver', count: 2 },
    'mineIncome',
  ],
  ['gains 1 silver from the ribbon', 'gain 1 silver from the ribbon', { what: 'silver', count: 1 }, 'ribbon'],
  ['gains 1 silver', 'gain 1 silver', { what: 'silver', count: 1 }, 'surprise'],
  ['pays 3 silver', 'pay 3 silver', { what: 'silver', count: -3 }],
];

const BELOW: Row[] = [
  ['unlocks a Mine', 'unlock a Mine', { what: 'unlock', count: 1 }],
  ['opens a Mine in Goslar', 'open a Mine in Goslar', { what: 'mine', space: 'I-A.goslar.m1' }],
  ['sends a Prospector into map III', 'send a Prospector into map III', { what: 'hire', to: 'III-A.start' }],
  [
    'crosses the stone tablet 4 VP',
    'cross the stone tablet 4 VP',
    { what: 'tablet', tablet: 'II-A.tablet-4vp' },
  ],
  ['gets a movement point', 'get a movement point', { what: 'movement', points: 1 }],
  ['uses the movement point', 'use the movement point', { what: 'movement', points: -1 }],
];

const TIERS: Row[] = [
  ['reaches King II', 'reach King II', { what: 'tier', technology: 'king', tier: 2 }],
  [
    'makes 2 Prospector points of the movement point',
    'make 2 Prospector points of the movement point',
    { what: 'mining', points: 2 },
  ],
  ['uses a Prospector point', 'use a Prospector point', { what: 'mining', points: -1 }],
  [
    'gets 2 more points as the action begins',
    'get 2 more points as the action begins',
    { what: 'due', points: 2 },
  ],
  [
    'divides the points: 2 for King, 3 for later',
    'divide the points: 2 for King, 3 for later',
    { what: 'split', action: 'king', points: 2, rest: 3 },
  ],
  [
    'goes over to the second part of the points',
    'go over to the second part of the points',
    { what: 'goOver' },
  ],
  ['sets 2 aside to be paid as gold', 'set 2 aside to be paid as gold', { what: 'asGold', count: 2 }],
  [
    'takes the Resource Bonus tile of wool',
    'take the Resource Bonus tile of wool',
    { what: 'bonusTile', resource: 'wool' },
  ],
  [
    'puts the Contract 5 wool under its pile',
    'put the Contract 5 wool under its pile',
    { what: 'under', tile: 'c-wool5', pile: 'contract' },
  ],
  ['saves 2 gold', 'save 2 gold', { what: 'saved', price: { gold: 2 } }],
  ['pays 2 of their tokens as gold', 'pay 2 of your tokens as gold', { what: 'paidAsGold', count: 2 }],
];

for (const [his, your, happening, from] of [...SILVER, ...BELOW, ...TIERS])
  test(`Bruno ${his}`, () => {
    expect(line(happening, 0, from)).toBe(`Bruno ${his}`);
    expect(line(happening, 1, from)).toBe(`You ${your}`);
  });

test.each<[string, Happening]>([
  ['what everybody has at the start', { what: 'mine', space: 'I-A.start.m1' }],
  ['where everybody comes in', { what: 'hire', to: 'I-A.start' }],
  ['where the Prospector wheel begins', { what: 'disc', place: 2 }],
])('%s is not told', (_, happening) => expect(line(happening, 0, 'setup')).toBe(''));

test.each<Happening>([
  { what: 'due', points: 0 },
  { what: 'asGold', count: 0 },
  { what: 'contractLook', times: 1 },
])('%j is told by what comes of it', happening => expect(line(happening)).toBe(''));

test.each<[string, Happening]>([
  [
    'Below lie map I (side A), map II (side B) and map III (side A)',
    { what: 'layMaps', maps: ['I-A', 'II-B', 'III-A'] },
  ],
  [
    'The Technologies of this game: King, Die and Joker',
    { what: 'layTechnologies', technologies: ['king', 'die', 'joker'] },
  ],
  ['The end will pay Houses times Pillars or Mines', { what: 'layOverlay', overlay: 'houses' }],
  ['The Prospector wheel turns back by one', { what: 'disc', place: 2 }],
])('%s', (words, happening) => expect(line(happening, 0, 'round', {})).toBe(words));
