import { EventEmitter } from 'node:events';
import { createLog } from '../../src/server/logs';
import { outlive, stopInOrder, type ShutdownStep } from '../../src/server/shutdown';

/** Stands for the process: signals reach it, and its end is only noted. */
class Program extends EventEmitter {
  readonly exits: number[] = [];
  readonly exit = (code: number): void => void this.exits.push(code);
}

const lines: string[] = [];
const log = createLog({ logLevel: 'info' }, { write: line => void lines.push(line) });

beforeEach(() => {
  lines.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function arrange(steps: readonly ShutdownStep[]): Program {
  const program = new Program();
  stopInOrder({ log, steps, program });
  return program;
}

const never = (): Promise<void> => new Promise(() => undefined);

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK', 'disconnect'])(
  'at %s every step is taken in turn',
  async event => {
    const taken: string[] = [];
    const slow = (): Promise<void> =>
      new Promise(resolve => setTimeout(() => resolve(void taken.push('stored')), 3_000));
    const program = arrange([
      { what: 'write', run: slow },
      { what: 'close', run: () => taken.push('closed') },
    ]);
    program.emit(event);
    await jest.advanceTimersByTimeAsync(2_900);
    expect([taken, program.exits]).toEqual([[], []]);
    await jest.advanceTimersByTimeAsync(200);
    expect([taken, program.exits]).toEqual([['stored', 'closed'], [0]]);
  },
);

test('a step that fails is written down and keeps no other from its turn', async () => {
  const taken: string[] = [];
  const program = arrange([
    { what: 'write', run: () => Promise.reject(new Error('disk is full')) },
    { what: 'close', run: () => taken.push('closed') },
  ]);
  program.emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(0);
  expect([taken, program.exits]).toEqual([['closed'], [1]]);
  expect(lines.join()).toContain('disk is full');
});

test('after ten seconds it ends in any case', async () => {
  const program = arrange([{ what: 'write', run: never }]);
  program.emit('SIGTERM');
  await jest.advanceTimersByTimeAsync(9_900);
  expect(program.exits).toEqual([]);
  await jest.advanceTimersByTimeAsync(200);
  expect(program.exits).toEqual([1]);
});

test('a second signal ends it at once, but not the echo of the first', async () => {
  const program = arrange([{ what: 'write', run: never }]);
  program.emit('SIGINT');
  await jest.advanceTimersByTimeAsync(400);
  program.emit('SIGTERM');
  expect(program.exits).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  program.emit('SIGINT');
  expect(program.exits).toEqual([1]);
});

test('an error that nobody caught is written down, and the house stays open', () => {
  const program = new Program();
  outlive(log, program);
  program.emit('uncaughtException', new Error('a hook threw'));
  program.emit('unhandledRejection', 'no error at all');
  expect(lines).toHaveLength(2);
  expect(lines.join()).toContain('a hook threw');
  expect(lines.join()).toContain('no error at all');
  expect(program.exits).toEqual([]);
});
