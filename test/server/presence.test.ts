import { until } from './attack/rawLine';
import { openPresence, type Presence } from '../../src/server/presence';
import { Reports } from '../../src/server/presenceReports';

const LASTS = 20;

describe('from the reports of processes', () => {
  /** What a process said at a moment, in seconds. */
  const said = (at: number, ...seats: number[]) => ({ seats, until: at + LASTS });
  const own = (...seats: number[]) => ({ seats, until: Infinity });
  const present = (reports: Reports, now: number): number[] => [...reports.at('table', now)].sort();

  test('there are all who are at one of them, each at its own table', () => {
    const reports = new Reports();
    reports.take('here', 'table', own(0));
    reports.take('there', 'table', said(0, 2, 0));
    reports.take('there', 'another', said(0, 3));
    expect(present(reports, 1)).toEqual([0, 2]);
    expect(reports.at('nowhere', 1)).toEqual(new Set());
  });

  test('who leaves one process and is at another has not left', () => {
    const reports = new Reports();
    reports.take('here', 'table', own(0, 1));
    reports.take('there', 'table', said(0, 1, 2));
    reports.take('there', 'table', said(5));
    expect(present(reports, 5)).toEqual([0, 1]);
  });

  test('a process that is silent for too long has gone, and its people', () => {
    const reports = new Reports();
    reports.take('here', 'table', own(0));
    reports.take('there', 'table', said(0, 1));
    reports.take('there', 'table', said(7, 1));
    expect(reports.expire(26)).toEqual([]);
    expect(present(reports, 26)).toEqual([0, 1]);
    // even before anybody has cleared away
    expect(present(reports, 27)).toEqual([0]);
    expect(reports.expire(27)).toEqual(['table']);
    expect(reports.expire(1000)).toEqual([]);
  });

  test('a process is new at a table once, and again after it had gone', () => {
    const reports = new Reports();
    expect(reports.take('there', 'table', said(0, 1))).toBe(false);
    expect(reports.take('there', 'table', said(1))).toBe(true);
    reports.expire(21);
    expect(reports.take('there', 'table', said(22, 1))).toBe(false);
  });

  test('nothing is kept of a table where nobody is any more', () => {
    const reports = new Reports();
    reports.take('here', 'table', own(0, 1));
    reports.take('here', 'table', own(0));
    reports.drop('here', 'table');
    expect(reports.at('table', 3)).toEqual(new Set());
  });
});

describe('between processes at one wire', () => {
  interface Process {
    readonly presence: Presence;
    readonly changed: string[];
  }
  /** Those that are on the wire, and all that have to be closed. */
  const processes: Process[] = [];
  const opened: Process[] = [];
  let sent = 0;

  /** What one tells, all others hear; `deaf` ones can be reached by nobody any more. */
  function join(lastsMs = 60_000): Process {
    const changed: string[] = [];
    const database = {
      write: async (statements: readonly { text: string }[]) => {
        await Promise.resolve();
        sent += statements.length;
        for (const { text } of statements)
          for (const other of processes) if (other !== me) other.presence.hear(text);
      },
      wire: { tell: (text: string) => ({ text, values: [] }), listen: () => undefined },
    };
    const onError = (error: unknown): void => {
      throw error;
    };
    const presence = openPresence({ database, lastsMs, onChange: id => changed.push(id), onError });
    const me = { presence, changed };
    processes.push(me);
    opened.push(me);
    return me;
  }
  const told = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 10));
  const at = ({ presence }: Process): number[] => [...presence.at('table')].sort();

  beforeEach(() => (sent = 0));
  afterEach(async () => {
    processes.length = 0;
    for (const { presence } of opened.splice(0)) await presence.close();
  });

  test('who comes is seen by all, and sees who came before, though only to watch', async () => {
    const [one, two, three] = [join(), join(), join()];
    one.presence.here('table', [0]);
    await told();
    two.presence.here('table', [1]);
    const late = join();
    late.presence.here('table', []);
    await told();
    for (const each of [one, two, three, late]) expect(at(each)).toEqual([0, 1]);
    expect(late.changed).toContain('table');
  });

  test('nothing is told where nothing has changed, and silence comes back', async () => {
    const [one, two] = [join(), join()];
    one.presence.here('table', [0]);
    two.presence.here('table', [1]);
    await told();
    const before = sent;
    expect(before).toBeLessThanOrEqual(4);
    one.presence.here('table', [0]);
    await told();
    expect(sent).toBe(before);
  });

  test('who leaves in good order is gone at once', async () => {
    const [one, two] = [join(), join()];
    one.presence.here('table', [0]);
    two.presence.here('table', [1]);
    await told();
    one.presence.here('table', undefined);
    await told();
    expect(at(two)).toEqual([1]);
    await two.presence.close();
    expect(at(one)).toEqual([]);
  });

  test('somebody who stays is there for long, a process that is cut off is not', async () => {
    const [one, two] = [join(60), join(60)];
    one.presence.here('table', [0]);
    two.presence.here('table', [1]);
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(at(one)).toEqual([0, 1]);
    processes.splice(processes.indexOf(one), 1);
    one.changed.length = 0;
    await until(() => one.changed.length > 0);
    expect(at(one)).toEqual([0]);
    expect(one.changed).toEqual(['table']);
  });

  test('whose process has long been empty is seen as well', async () => {
    const [one, two] = [join(30), join(30)];
    await new Promise(resolve => setTimeout(resolve, 50));
    one.presence.here('table', [0]);
    await told();
    expect(at(two)).toEqual([0]);
  });

  test('many tables are repeated in messages that are short enough', async () => {
    const [one, two] = [join(60), join(60)];
    const lengths: number[] = [];
    const hearing = { ...two.presence };
    two.presence.hear = text => lengths.push(text.length) > 0 && hearing.hear(text);
    for (let n = 0; n < 1000; n++) one.presence.here(`table${1_000_000 + n}`, [0, 1, 2, 3]);
    await until(() => two.presence.at('table1000999').size === 4);
    expect(lengths.length).toBeLessThan(50);
    expect(Math.max(...lengths)).toBeLessThan(7900);
  });

  test('what others say on the wire is left to them', () => {
    expect(join().presence.hear('{"match":"table","changed":true}')).toBe(false);
  });
});
