import { LANGUAGES, type Language } from '../../src/ui/text';
import { en } from '../../src/ui/text/en';
import { EXPLAIN_TEXTS } from '../../src/ui/text/explain';
import { fr } from '../../src/ui/text/fr';
import { silverEn } from '../../src/ui/text/silver/en';
import { silverFr } from '../../src/ui/text/silver/fr';
import { KEYS, TEXTS, messageOf, sayings } from './catalogues';

const in2 = <T>(key: string, of: (language: Language, key: string) => T): [T, T] => [
  of('en', key),
  of('fr', key),
];
const said = (language: Language, key: string): string[] => sayings(messageOf(language, key)).said;

test('both languages have the same messages', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  expect(Object.keys(silverFr).sort()).toEqual(Object.keys(silverEn).sort());
  expect(Object.keys(EXPLAIN_TEXTS.fr).sort()).toEqual(Object.keys(EXPLAIN_TEXTS.en).sort());
});

test('every message says something', () => {
  const silent = LANGUAGES.flatMap(language =>
    KEYS.filter(key => said(language, key).every(text => text.trim() === '')),
  );
  expect(silent).toEqual([]);
});

test('both languages ask for the same values', () => {
  const reads = (language: Language, key: string): string =>
    sayings(messageOf(language, key)).reads.join(' ');
  const different = KEYS.filter(key => {
    const [english, french] = in2(key, reads);
    return english !== french;
  });
  expect(different).toEqual([]);
});

test('both languages show the same signs, and bold words end', () => {
  const signs = (language: Language, key: string): string =>
    [...new Set(said(language, key).flatMap(text => text.match(/\[(icon|die):[^\]]*\]/g) ?? []))]
      .sort()
      .join(' ');
  const stars = (language: Language, key: string): boolean =>
    said(language, key).some(text => (text.match(/\*/g) ?? []).length % 2 > 0);
  const wrong = KEYS.filter(key => {
    const [english, french] = in2(key, signs);
    return english !== french || in2(key, stars).includes(true);
  });
  expect(wrong).toEqual([]);
});

/** Names and words that are the same in both languages. */
const SAME = new Set([
  ...['phaseShort.action', 'crest.lion', 'crest.rose', 'colourName.orange', 'markName.teal', 'source.action'],
  ...[
    'decree.noblesse-oblige',
    'decree.x-noblesse-oblige',
    'newGame.cardinal',
    'newGame.bot',
    'newGame.bot.cardinal',
    'newGame.botName',
    'newGame.options',
  ],
  ...['newGame.coach', 'table.menu', 'king.corruption', 'king.steps.points', 'solo.name', 'solo.most'],
  ...['settings.volume', 'settings.coach', 'menu.scores', 'keys.scores', 'source.corruption', 'scores.title'],
  ...['scores.total', 'scores.source', 'scores.rank', 'recap.points', 'replay.pause', 'coach.title'],
  ...['fairTitle.fair-mine', 'fairTitle.fair-technology', 'scores.technologies', 'technology.joker'],
  ...['count.mines', 'source.mine', 'box.silver', 'map.main', 'setUp.technologies'],
  ...['app.name', 'action.joker', 'language.en', 'language.fr'],
]);

test('nothing is left in English', () => {
  const onlyValues = (text: string): boolean =>
    !/[a-zà-ÿ]{2}/i.test(text.replace(/Ada|first|second|true|NaN/g, ''));
  const untranslated = KEYS.filter(key => {
    if (key.startsWith('town.') || SAME.has(key)) return false;
    const [english, french] = in2(key, said);
    return english.join() === french.join() && !english.every(onlyValues);
  });
  expect(untranslated).toEqual([]);
});

test('French has non-breaking spaces before its marks, and curved apostrophes', () => {
  const wrong = KEYS.flatMap(key => said('fr', key)).filter(
    text =>
      /[ \wà-ÿ)][;?!»]/i.test(text.replace(/\[[^\]]*\]/g, '')) ||
      / :|« |[a-zà-ÿ]:|'/i.test(text.replace(/\[[^\]]*\]/g, '')),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('English has curved apostrophes and quotation marks', () => {
  expect(KEYS.flatMap(key => said('en', key)).filter(text => /["']/.test(text))).toEqual([]);
});

test('plurals: one in English is 1, in French also 0', () => {
  const counts = TEXTS.map(({ say }) => [0, 1, 2].map(n => say('stats.moves', { n }).replace('\u00a0', ' ')));
  expect(counts).toEqual([
    ['0 moves', '1 move', '2 moves'],
    ['0 coup', '1 coup', '2 coups'],
  ]);
});

test('numbers have the signs and groups of the language', () => {
  const [english, french] = TEXTS;
  expect(english?.signed(-2)).toBe('−2');
  expect(english?.signed(3)).toBe('+3');
  expect(english?.number(4281)).toBe('4,281');
  expect(french?.number(4281)).toBe('4\u202f281');
});
