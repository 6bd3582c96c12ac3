import { below, seededNumbers } from '../../../src/rules/chance';
import { activeSeat, type Move, type State } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import { replay } from '../../../src/rules/replay';
import { silverOf } from '../../../src/rules/silver/miner';
import { recordOf } from '../../../src/table/record';
import { shelveForCommands } from '../../../src/tools/shelf';
import { optionsFor, soloFor } from '../../../src/tools/step';
import { clientOf } from './client';

shelveForCommands();

/** Whole matches through the plain client of the framework, whose `setupData` names the box. */
describe.each([
  ['of two', /^I-A,II-A,III-A$/, { ...optionsFor(2), boxes: { silver: { firstGame: true } } }],
  [
    'alone',
    /^I-[AB],II-B,III-[AB]$/,
    {
      ...{ ...soloFor({ level: 'hard' }), actionTiles: 'shuffled' },
      boxes: { silver: { sides: ['random', 'B', 'random'] } },
    },
  ],
] as const)('through the plain client of the framework, %s', (_, sides, setupData) => {
  test('a whole game, with undo and redo on the way, comes to the states that its record gives', () => {
    const client = clientOf(setupData, 3);
    const whim = seededNumbers(4);
    const now = (): State => client.getState()?.G as State;
    const opening = silverOf(now());
    let undone = 0;
    while (!now().ranking) {
      const moves = legalMoves(now(), activeSeat(now()) ?? -1);
      const { type, ...args } = moves[below(moves.length, whim)] as Move;
      client.moves[type]?.(args);
      if (now().undoable === 0 || below(4, whim) > 0) continue;
      const before = JSON.stringify(now());
      client.undo();
      expect(JSON.stringify(now())).not.toBe(before);
      client.redo();
      expect(JSON.stringify(now())).toBe(before);
      undone += 1;
    }
    expect(undone).toBeGreaterThan(20);
    expect(opening.maps.join()).toMatch(sides);
    expect(silverOf(now())).not.toEqual(opening);
    const stored = client.store.getState() as Parameters<typeof recordOf>[0];
    expect(JSON.stringify(replay(recordOf(stored, client.log ?? [])))).toBe(JSON.stringify(now()));
    client.stop();
  });
});
