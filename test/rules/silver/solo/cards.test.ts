import { SURPRISES } from '../../../../src/content/silver/solo/surprises';
import type { GameEvent } from '../../../../src/rules/events';
import type { State } from '../../../../src/rules/model';
import { rule } from '../../../rule';
import { IT, fairsIn } from '../../cardinal/situation';
import { arrange } from '../../situation/arranging';
import { bareBelow, surprised } from './situation';

/** Every King's Surprise: what it brings, in its printed order. */

/** He can do everything: three Mines, a Fair to come at Lyon, his Prospector on map I. */
function table(prospectors: string[] = ['I-A.start']): State {
  const mines = ['I-A.start.m2', 'I-A.goslar.m1', 'I-A.schneeberg.m1'];
  const state = bareBelow({ goods: {} }, { prospectors, mines, supply: 3, silver: 0 });
  fairsIn(state, 'lyon', 'genova', 'nuernberg', 'paris');
  arrange(state, IT, { score: 10 });
  return state;
}

/** What the card itself brings: not what its Actions do. */
function brings(card: string, state = table()): string[] {
  return surprised(state, card).flatMap((event: GameEvent) => {
    if (event.source.kind !== 'surprise') return [];
    if (event.what === 'act') return [`${event.action} ${event.points}`];
    if (event.what === 'score') return [`score ${event.points}`];
    if (event.what === 'silver') return [`silver ${event.count}`];
    if (event.what === 'gain') return Object.entries(event.goods).map(([name, count]) => `${name} ${count}`);
    if (event.what === 'hire') return [`prospector ${event.to}`];
    if (event.what === 'house') return [`house ${event.space.split('.')[0] ?? ''}`];
    return event.what === 'take' || event.what === 'pillar' ? [event.what] : [];
  });
}

const required = (count: number): string[] => Array.from({ length: count }, () => 'gold 1');

const CARDS: Readonly<Record<string, readonly string[]>> = {
  'surprise-1': ['take', 'score 5'],
  'surprise-2': ['character 2', 'king 2', 'score 8'],
  'surprise-3': ['character 3', 'king 1', 'score 6'],
  'surprise-4': ['king 4', ...required(3), 'score 4'],
  'surprise-5': ['prospector III-A.start', 'prospector 2'],
  'surprise-6': ['house lyon', 'architect 2', 'score 6'],
  'surprise-7': ['pillar', 'merchant 2', 'score 4'],
  'surprise-8': ['contract 3', 'king 2', 'score 4'],
  'surprise-9': ['gold 5', 'contract 2', 'score 5'],
  'surprise-10': ['silver 2', 'score 9'],
  'surprise-11': ['contract 2', ...required(2), 'score 6'],
  'surprise-12': ['king 2', ...required(4), 'score 6'],
};

test('all twelve stand here', () => {
  expect(Object.keys(CARDS)).toEqual(SURPRISES.map(({ id }) => id));
});

for (const [card, wanted] of Object.entries(CARDS))
  rule('S13.5 SQ13.3', `${card} brings ${wanted.join(', ')}`, () => {
    expect(brings(card)).toEqual(wanted);
  });

rule('S13.5 SQ13.4', 'a Prospector on map III already: 6 points, and the Action all the same', () => {
  expect(brings('surprise-5', table(['I-A.start', 'III-A.start']))).toEqual(['score 6', 'prospector 2']);
});

rule('SQ13.12', 'Resources that he requires: Stone as long as he lacks it for a Cathedral', () => {
  const state = table();
  arrange(state, IT, { pillars: ['lyon'] });
  arrange(state, it => {
    it.map.costs['lyon'] = 'k1';
  });
  expect(brings('surprise-4', state).slice(1, 4)).toEqual(['stone 1', 'stone 1', 'gold 1']);
});
