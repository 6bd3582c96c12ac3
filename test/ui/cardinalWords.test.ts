import type { GameEvent } from '../../src/rules/events';
import type { GameRecord } from '../../src/rules/replay';
import { atRandom, playGame } from '../../src/tools/randomGame';
import { Film } from '../../src/ui/replay/film';
import { linesOf } from '../../src/ui/play/cardinal/lines';
import { plain, type Text } from '../../src/ui/text';
import { GOLDEN_GAMES, goldenGame } from '../games/golden';
import { TEXTS } from './catalogues';

/** What the Cardinal does is told in the words of a person, never in those of the code. */

const SEEDS = [1, 2, 3, 4, 5, 6];

const randomSolo = (seed: number): GameRecord =>
  playGame(goldenGame('solo-normal').options, seed, atRandom(seed, true), false).record;

const RECORDS = [
  ...GOLDEN_GAMES.filter(name => name.startsWith('solo')).map(goldenGame),
  ...SEEDS.map(randomSolo),
];

const EVENTS = RECORDS.flatMap(record => new Film(record).history);

const told = (text: Text, events: readonly GameEvent[]): string[] =>
  linesOf(text, events, 'Ada').map(line => plain(line.text));

/** Ids of spaces, tiles, roads; names that only code writes so. */
const OF_CODE = /\b[a-z]+\.[bh]\d|\b(b|c|ch|r)-[a-z\d]|\b[a-z]+[A-Z]/;
/** Names of the Cardinal's steps that are no French words. */
const ENGLISH_STEPS =
  /\b(roll|die|wheel|pillar|house|tile|travel|character|king|crest|cathedral|fulfil|end)\b/;

test.each(TEXTS.map(text => [text.language, text] as const))(
  'no word of the code in %s',
  (language, text) => {
    const lines = [...new Set(told(text, EVENTS))];
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter(line => OF_CODE.test(line))).toEqual([]);
    if (language === 'fr') expect(lines.filter(line => ENGLISH_STEPS.test(line))).toEqual([]);
  },
);

test('whatever comes to nothing is told as a sentence of its own', () => {
  const idle = EVENTS.filter(({ what, rule }) => what === 'lapse' && rule !== 'R5.18' && rule !== 'R15.17');
  const kinds = new Set(idle.map(event => (event.what === 'lapse' ? event.effects.join() : '')));
  expect([...kinds]).toEqual(expect.arrayContaining(['crest', 'cathedral', 'fulfil', 'mapTile', 'relocate']));
  for (const text of TEXTS) for (const event of idle) expect(told(text, [event])).toHaveLength(1);
});

const SOURCE = { kind: 'decree', id: 'decree' } as const;
const SAID: readonly (readonly [GameEvent, string, string])[] = [
  [
    { what: 'lapse', effects: ['crest'], seat: 1, source: SOURCE, rule: 'R17.2' },
    'can place no Crest',
    'ne peut placer aucun Blason',
  ],
  [
    {
      what: 'choice',
      of: 'tile',
      chosen: 'troyes.b1',
      among: ['troyes.b1', 'basel.b1'],
      by: 'chance',
      seat: 1,
      source: SOURCE,
      rule: 'R16.12',
    },
    'chooses the tile in Troyes: all else is equal: by lot',
    'choisit la tuile à Troyes : tout se vaut : au hasard',
  ],
  [
    { what: 'remove', tile: 'b-colour-1', from: 'hand', seat: 1, source: SOURCE, rule: 'R19.5' },
    'removes the Helper Other resource from the game',
    'retire de la partie : l’Assistant Autre ressource',
  ],
  [
    {
      what: 'option',
      decree: 'worldlyRiches',
      option: 0,
      fails: 'tooFew',
      with: { houses: 1, pillars: 3 },
      seat: 1,
      source: SOURCE,
      rule: 'R15.7',
    },
    'row 1 does not hold: the counts do not fit (Houses: 1, Pillars: 3)',
    'ligne 1 ne convient pas : le compte n’y est pas (Maisons : 1, Piliers : 3)',
  ],
  [
    {
      what: 'option',
      decree: 'worldlyRiches',
      option: 1,
      fails: 'outOfReach',
      with: { needs: 9, has: 6 },
      seat: 1,
      source: SOURCE,
      rule: 'R15.7',
    },
    'the new Crest is out of reach (9 needed, 6 there)',
    'le nouveau Blason est hors de portée (il en faut 9, il y en a 6)',
  ],
];

test.each(SAID)('%j', (event, english, french) => {
  const [en = '', fr = ''] = TEXTS.map(text => told(text, [event]).join());
  expect(en).toContain(english);
  expect(fr.replaceAll('\u00a0', ' ')).toContain(french);
});

test('a wheel without a tile is not worth a word', () => {
  const event: GameEvent = { what: 'lapse', effects: ['wheelTile'], seat: 1, source: SOURCE, rule: 'R15.17' };
  for (const text of TEXTS) expect(told(text, [event])).toEqual([]);
});
