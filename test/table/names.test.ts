import { isSameName, mixesAlphabets, stacksMarks } from '../../src/table/names';

test.each([
  'Ann',
  'Élodie d’Aubigné-Ngũgĩ 3',
  'Анна Петровна',
  'Άννα',
  '山田 太郎 (Taro)',
  'ハナコ Hanako さん',
  '김민수 Kim',
  '李雷 Lǐ Léi ㄌㄟˊ',
  'سلمى ٣',
  'नमिता',
  'ᏣᎳᎩ',
  'Ann 🦊❤️ 1️⃣',
  'α',
  '42',
])('%s is written in one way', name => expect(mixesAlphabets(name)).toBe(false));

test.each([
  ['Cyrillic in Latin', '\u0410nn'],
  ['Latin in Cyrillic', 'Анн\u0061'],
  ['Greek in Latin', 'Ann\u03bf'],
  ['a styled Greek letter in Latin', 'Ann\u{1d6fc}'],
  ['Cherokee in Latin', '\u13aann'],
  ['Armenian in Latin', 'A\u0578n'],
  ['Greek and Cyrillic', '\u0391\u0430'],
  ['Hangul and Kana', '김さ'],
])('%s is not', (_what, name) => expect(mixesAlphabets(name)).toBe(true));

test.each([
  ['Ann', 'ann'],
  ['Ann', 'ＡＮＮ'],
  ['Ann', '𝐀nn'],
  ['Ann', 'Ann\ufe0f'],
  ['Ann Lee', 'Ann\u00a0Lee'],
  ['\u212angstrom', 'kngstrom'],
  ['E\u0301mile', 'émile'],
])('%j and %j read the same', (one, other) => expect(isSameName(one, other)).toBe(true));

test.each([
  ['Ann', 'Anna'],
  ['Ann', 'Änn'],
])('%j and %j do not', (one, other) => expect(isSameName(one, other)).toBe(false));

test.each(['x\u0301\u0302\u0303\u0304', 'x\u0301\u0302\u200d\u0303\u0304', '\u0e01\u0e34\u0e48\u0e34\u0e48'])(
  'four marks are stacked in %j',
  text => expect(stacksMarks(text)).toBe(true),
);
test.each(['é', 'ế', '👩‍❤️‍💋‍👨', '1️⃣2️⃣', 'שָׁ֫', 'x\u0301\u0302\u0303y\u0301\u0302\u0303'])('none in %j', text =>
  expect(stacksMarks(text)).toBe(false),
);
