import {
  hasFields,
  isAbsent,
  isEither,
  isFields,
  isLike,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  isWhole,
  mustBe,
  parseJson,
} from '../src/given';

/** What comes from outside is what it says, or nothing. */

const ANYTHING = [undefined, null, true, 0, -1, 1.5, NaN, Infinity, '', '1', [], ['1'], {}, { name: 'Ann' }];

test.each([
  ['a text', isText, ['', '1']],
  ['a number to reckon with', isNumber, [0, -1, 1.5]],
  ['a whole number', isWhole(), [0]],
  ['a whole number from -1', isWhole(-1, 0), [0, -1]],
  ['one of some', isOneOf(['1', null]), [null, '1']],
  ['a digit', isLike(/^\d$/), ['1']],
  ['a list of texts', isListOf(isText), [[], ['1']]],
  ['fields', isFields, [{}, { name: 'Ann' }]],
  ['a name', hasFields({ name: isText }), [{ name: 'Ann' }]],
  ['a name or none', hasFields({ name: isEither(isAbsent, isText) }), [{}, { name: 'Ann' }]],
])('%s is nothing else', (_name, is: (value: unknown) => boolean, all) => {
  expect(ANYTHING.filter(is)).toEqual(all);
});

test('a text of JSON holds what was written; any other is nothing', () => {
  expect(parseJson('{"name":["Ann"]}')).toEqual({ name: ['Ann'] });
  expect(['', '{', 'undefined', undefined].map(parseJson)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('whoever asks says himself what is wrong', () => {
  expect(mustBe(isText, 'Ann', () => new Error('no name'))).toBe('Ann');
  expect(() => mustBe(isText, 1, () => new RangeError('no name'))).toThrow(new RangeError('no name'));
});
