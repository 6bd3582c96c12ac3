import { COLOURS } from '../../src/content';
import { seeded } from '../../src/rules/chance';
import { rule } from '../rule';
import { arrange, aGame } from './situation/arranging';
import { begins, bringing, does, idles, watching } from './situation/playing';
import { isOffered, pointsLeft, waits } from './situation/seeing';

/** A table whose dice are about to be drawn. */
function beforeRound(players: number) {
  const state = aGame({ players });
  arrange(state, it => {
    it.wheel.dice = [];
  });
  return state;
}
const sorted = (list: readonly string[]): string[] => [...list].sort();

for (const [draw, bag, players, perColour, drawn] of [
  ['R4.1a', 'R2.29a', 2, 2, 8],
  ['R4.1b', 'R2.29b', 3, 3, 11],
  ['R4.1c', 'R2.29c', 4, 4, 14],
] as const) {
  rule(
    `${draw} ${bag} R4.2 Q4.1`,
    `${players} players draw ${drawn} of ${5 * perColour} dice, then roll them`,
    () => {
      const state = beforeRound(players);
      const chance = watching(seeded(3));
      begins('preparation', state, chance);
      const bagged = COLOURS.flatMap(colour => Array.from({ length: perColour }, () => colour));
      const [first = []] = chance.asked;
      expect(sorted(first.map(String))).toEqual(sorted(bagged));
      expect(chance.asked.slice(0, drawn).map(list => list.length)).toEqual(
        Array.from({ length: drawn }, (_, at) => 5 * perColour - at),
      );
      expect(chance.asked.slice(drawn)).toEqual(Array.from({ length: drawn }, () => [1, 2, 3, 4, 5, 6]));
      expect(state.wheel.dice).toHaveLength(drawn);
    },
  );

  rule(`${draw} Q4.2`, `with ${players} players two dice stay on the wheel`, () => {
    const state = aGame({ players });
    idles(state, now => now.turn === 3 * players && waits(now).includes('dieAction'));
    expect(state.round).toBe(1);
    expect(state.wheel.dice).toHaveLength(2);
  });
}

rule('R4.2 Q4.1', 'no die is drawn twice: of a colour there are as many as players', () => {
  const all = ['blue', 'blue', 'pink', 'pink', 'yellow', 'yellow', 'lightGrey', 'lightGrey'] as const;
  const values = [1, 2, 3, 4, 5, 6, 1, 2];
  const state = beforeRound(2);
  begins('preparation', state, bringing(...all, ...values));
  expect(state.wheel.dice).toEqual(all.map((colour, at) => ({ colour, value: values[at] })));
  expect(() => begins('preparation', beforeRound(2), bringing('blue', 'blue', 'blue'))).toThrow(
    'blue cannot come out',
  );
});

rule('E1 R4.3', 'three dice of different colours that show 3 are all at the Action of section 3', () => {
  const same = ['blue', 'pink', 'yellow'] as const;
  const others = [
    'lightGrey',
    'lightGrey',
    'darkGrey',
    'darkGrey',
    'yellow',
    'pink',
    'blue',
    'blue',
  ] as const;
  const actions = same.map(colour => {
    const state = beforeRound(3);
    begins('preparation', state, bringing(...same, ...others, 3, 3, 3, 1, 2, 4, 5, 6, 1, 2, 4));
    begins('action', state);
    arrange(state, it => {
      it.wheel.tiles = {};
    });
    expect(state.wheel.dice.filter(({ value }) => value === 3)).toEqual(
      same.map(each => ({ colour: each, value: 3 })),
    );
    const take = { type: 'takeDie', colour, value: 3, to: 3 } as const;
    expect(isOffered(state, take)).toBe(true);
    does(state, take);
    expect(pointsLeft(state)).toBe(4);
    return state.agenda.at(-1)?.effects;
  });
  const [first] = actions;
  expect(actions).toEqual([first, first, first]);
});

rule('R4.4 R4.2', 'everybody sees what was rolled', () => {
  const state = beforeRound(4);
  const events = begins('preparation', state);
  expect(events.filter(({ what }) => what === 'roll')).toEqual([
    { what: 'roll', dice: state.wheel.dice, source: { kind: 'round' }, rule: 'R4.2' },
  ]);
});

rule('R3.2', 'the Action phase follows', () => {
  const state = beforeRound(2);
  begins('preparation', state);
  expect(state.phase).toBe('action');
});
