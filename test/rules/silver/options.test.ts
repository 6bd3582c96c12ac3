import { readSilverOptions } from '../../../src/rules/silver/options';
import { readOptions } from '../../../src/rules/setup/options';
import { shelve } from '../../../src/rules/shelf';
import { silver } from '../../../src/rules/silver/box';
import { tableOf } from '../situation/arranging';
import { rule } from '../../rule';

shelve(silver);

const problem = (chosen: unknown): unknown => {
  try {
    return readOptions({ ...tableOf(2), boxes: { silver: chosen } }).boxes;
  } catch (error) {
    return String(error).replace('Error: ', '');
  }
};

rule('S1.3 S1.6 S1.8', 'what is not chosen is left to chance', () => {
  expect(readSilverOptions({})).toEqual({
    sides: ['random', 'random', 'random'],
    technologies: 'random',
    overlay: 'random',
    disc: 'random',
  });
});

rule('S1.3 S1.6 SQ1.4', 'a first game, and what is chosen otherwise beside it', () => {
  expect(readSilverOptions({ firstGame: true, overlay: 'houses' })).toEqual({
    sides: ['A', 'A', 'A'],
    technologies: ['architect', 'joker', 'character'],
    overlay: 'houses',
    disc: 3,
  });
});

rule('SQ1.4', 'the Prospector wheel may begin at any die value', () => {
  for (const disc of [1, 2, 3, 4, 5, 6, 'random'] as const)
    expect(readSilverOptions({ disc }).disc).toBe(disc);
});

test('options that were read are read again as they are', () => {
  const options = readSilverOptions({ firstGame: true, technologies: ['die', 'king', 'resource'] });
  expect(readSilverOptions(options)).toEqual(options);
});

rule('S12.4', 'Challenges of the box are chosen together with the base’s, where the box is in play', () => {
  const challenges = ['all-that-glitters', 'deep-coffers'];
  const solo = { players: [{ name: 'You', colour: 'plum' }], cardinal: { challenges } };
  expect(readOptions({ ...solo, boxes: { silver: {} } }).cardinal).toEqual({ challenges });
  expect(() => readOptions(solo)).toThrow(/'cardinal\.challenges\[0\]' is not right/);
});

test.each<[unknown, string]>([
  [7, "option 'boxes.silver' is not right (expected): sides, technologies, overlay and disc, or nothing"],
  [[], "option 'boxes.silver' is not right"],
  [null, "option 'boxes.silver' is not right"],
  [{ side: 'A' }, "option 'boxes.silver.side' is not right (unknown): one of sides, technologies"],
  [{ firstGame: 1 }, "option 'boxes.silver.firstGame' is not right (expected): true or false"],
  [{ sides: ['A', 'B'] }, "option 'boxes.silver.sides' is not right (expected): a list of 3 sides"],
  [{ sides: ['A', 'B', 'C'] }, "option 'boxes.silver.sides[2]' is not right (expected): one of A, B, random"],
  [{ technologies: ['king', 'king', 'die'] }, "option 'boxes.silver.technologies' is not right"],
  [
    { technologies: ['king', 'die'] },
    "option 'boxes.silver.technologies' is not right (expected): 'random' or 3 different ones",
  ],
  [
    { technologies: ['king', 'die', 'alchemy'] },
    "option 'boxes.silver.technologies[2]' is not right (expected): one of character, die",
  ],
  [
    { overlay: 'mines' },
    "option 'boxes.silver.overlay' is not right (expected): one of pillars, houses, random",
  ],
  [{ disc: 0 }, "option 'boxes.silver.disc' is not right (expected): 'random' or a die value from 1 to 6"],
  [{ disc: '3' }, "option 'boxes.silver.disc' is not right"],
  [{ disc: 7 }, "option 'boxes.silver.disc' is not right"],
  [{ disc: 2.5 }, "option 'boxes.silver.disc' is not right"],
])('%j is refused with a sentence', (silver, sentence) => {
  expect(problem(silver)).toEqual(expect.stringContaining(sentence));
});
