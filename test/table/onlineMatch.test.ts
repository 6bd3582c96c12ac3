import { EventEmitter } from 'node:events';
import { activeSeat } from '../../src/rules/model';
import { RULES_VERSION } from '../../src/rules/version';
import { legalMoves } from '../../src/rules/moves';
import type { HouseSocket } from '../../src/table/online/entrance';
import { OnlineMatch } from '../../src/table/online/onlineMatch';
import { parseAct, printAct } from '../../src/table/online/lines';
import { actorAt, begin, closeBehind, openBehind, play, type Behind } from '../server/behind';
import { until } from '../server/attack/rawLine';

afterEach(closeBehind);

/** Shorter than people have to wait. */
const SOON_MS = 100;

type Reply = (...answer: unknown[]) => void;

/** A line to the house within this program, which can be cut at any moment. */
class FakeLine extends EventEmitter {
  connected = false;
  /** Acts reach the house, but neither answers nor lines come back. */
  deaf = false;
  /** What the house answers to everything, instead of doing it. */
  problem: string | undefined;
  /** By which rules the house goes. */
  rules: number | undefined = RULES_VERSION;
  /** In this house the key of the seat is nobody's. */
  notYours = false;
  readonly acts: string[] = [];
  /** So often the house was asked how everything stands. */
  syncs = 0;
  /** The answer to that stays under way until it is let go: as the house knows it when it is asked. */
  holdsBack = false;
  /** The house says that the match has not begun. */
  isOpen = false;
  private readonly held: (() => void)[] = [];
  private readonly unanswered = new Set<Reply>();

  constructor(
    private readonly behind: Behind,
    private readonly id: string,
    private readonly seat: number,
  ) {
    super();
    behind.matches.listen((which, news) => {
      if (which !== id || !this.connected || this.deaf) return;
      if ('line' in news) super.emit('line', id, news.n, news.line, news.at);
    });
  }

  connect(): this {
    this.connected = true;
    super.emit('connect');
    return this;
  }

  /** As Socket.IO does it for this side. */
  disconnect(why = 'io client disconnect'): this {
    if (!this.connected) return this;
    this.connected = false;
    super.emit('disconnect', why);
    const late = [...this.unanswered];
    this.unanswered.clear();
    for (const reply of late) reply(new Error('cut'));
    return this;
  }

  timeout(): { emit: (event: string, ...args: unknown[]) => void } {
    return { emit: (event, ...args) => void this.ask(event, args.slice(0, -1), args.at(-1) as Reply) };
  }

  private async ask(event: string, args: unknown[], reply: Reply): Promise<void> {
    this.unanswered.add(reply);
    const problem = event === 'sync' && this.notYours && args[1] !== null ? 'notYours' : this.problem;
    if (problem !== undefined) {
      reply(null, { problem });
      return;
    }
    const answer = await (event === 'sync' ? this.sync(Number(args[3])) : this.act(args));
    if (!this.connected || this.deaf || !this.unanswered.delete(reply)) return;
    reply(null, answer);
  }

  private async sync(from: number) {
    this.syncs += 1;
    const held = this.isOpen ? undefined : await this.behind.matches.hold(this.id);
    const table = { id: this.id, status: this.isOpen ? 'open' : 'running', seats: [] };
    const lines = held?.lines.slice(from) ?? [];
    const answer = { rules: this.rules, table, start: held?.match.start, from, lines, chats: [] };
    if (this.holdsBack) await new Promise<void>(resolve => this.held.push(resolve));
    return answer;
  }

  letGo(): void {
    this.holdsBack = false;
    for (const go of this.held.splice(0)) go();
  }

  /** The house tells how the table stands. */
  tellTable(status: 'open' | 'running'): void {
    super.emit('table', this.id, { id: this.id, status, seats: [] });
  }

  private async act([n, text]: unknown[]) {
    this.acts.push(String(text));
    const act = parseAct(String(text));
    const who = await actorAt(this.behind, this.id, this.seat);
    return act ? this.behind.matches.act(this.id, who, Number(n), act) : { problem: 'malformed' };
  }
}

async function onTheWay(patience = SOON_MS) {
  const behind = await openBehind();
  const { id } = await begin(behind);
  const line = new FakeLine(behind, id, 0);
  const match = new OnlineMatch(line as unknown as HouseSocket, { id, seat: 0, token: 'x' }, patience);
  return { behind, id, line, match };
}

async function atTable() {
  const { behind, id, line, match } = await onTheWay();
  match.open();
  await until(() => match.moment().table !== undefined);
  const stored = async (): Promise<string[]> => (await behind.store.lines(id)).map(each => each.line);
  const settled = () => until(() => match.moment().waiting === 0);
  const moves = () => {
    const { table } = match.moment();
    return table && activeSeat(table.G) === 0 ? legalMoves(table.G, 0) : [];
  };
  const act = (): string => {
    const [move] = moves();
    if (!move) throw new Error('it is not my turn');
    match.act(move);
    return printAct(move);
  };
  return { behind, id, line, match, stored, settled, act };
}

test('an act shows at once where no chance has a say, and is confirmed by its line', async () => {
  const { match, act, settled, stored } = await atTable();
  const text = act();
  expect(match.moment()).toMatchObject({ waiting: 1, table: { _stateID: 1 } });
  await settled();
  expect(await stored()).toEqual([expect.stringContaining(`0 ${text}`)]);
  expect(match.moment()).toMatchObject({ table: { _stateID: 1 }, problem: undefined });
  expect(match.moment().log).toHaveLength(1);
});

test('several acts in a row go one after the other', async () => {
  const { match, act, line, settled, stored } = await atTable();
  const texts = [act(), act()];
  match.act({ type: 'undo' });
  expect(line.acts).toEqual([texts[0]]);
  await settled();
  expect(line.acts).toEqual([...texts, 'undo']);
  expect(await stored()).toHaveLength(3);
});

test('an act whose answer was lost with the line is done once', async () => {
  const { act, line, match, settled, stored } = await atTable();
  line.deaf = true;
  act();
  await until(async () => (await stored()).length === 1);
  line.disconnect('transport close');
  expect(match.moment()).toMatchObject({ line: 'lost', waiting: 1 });
  line.deaf = false;
  line.connect();
  await settled();
  expect(await stored()).toHaveLength(1);
  expect(match.moment()).toMatchObject({ line: 'open', table: { _stateID: 1 }, problem: undefined });
});

test('an act while the line is cut is done when it is back', async () => {
  const { act, line, settled, stored } = await atTable();
  line.disconnect('transport close');
  act();
  expect(await stored()).toEqual([]);
  line.connect();
  await settled();
  expect(await stored()).toHaveLength(1);
});

test('who is overtaken by himself at another device is told, and sees how it is', async () => {
  const { behind, id, line, match, settled, stored } = await atTable();
  const { table } = match.moment();
  const [mine, other] = table ? legalMoves(table.G, 0) : [];
  if (!mine || !other) throw new Error('two moves');
  line.disconnect('transport close');
  match.act(mine);
  await behind.matches.act(id, await actorAt(behind, id, 0), 0, other);
  line.connect();
  await settled();
  expect(match.moment()).toMatchObject({ problem: { problem: 'overtaken' }, table: { _stateID: 1 } });
  expect(await stored()).toEqual([expect.stringContaining(`0 ${printAct(other)}`)]);
});

test('what is refused is taken back, with the reason', async () => {
  const { match, settled, stored } = await atTable();
  match.act({ type: 'undo' });
  await settled();
  expect(match.moment()).toMatchObject({ problem: { refused: { why: 'notNow' } }, table: { _stateID: 0 } });
  expect(await stored()).toEqual([]);
});

describe('while an answer is under way', () => {
  const LONG_MS = 60_000;

  test('the house is not asked again, however often it tells how the table stands', async () => {
    const { line, match } = await onTheWay(LONG_MS);
    line.holdsBack = true;
    match.open();
    await until(() => line.syncs === 1);
    for (let times = 0; times < 20; times += 1) line.tellTable('running');
    line.connect();
    expect(line.syncs).toBe(1);
    line.letGo();
    await until(() => match.moment().table !== undefined);
    expect(line.syncs).toBe(1);
  });

  test('lines come that are not in it: the house is asked once more, and none is missing', async () => {
    const { line, match, behind, id } = await onTheWay(LONG_MS);
    line.holdsBack = true;
    match.open();
    await until(() => line.syncs === 1);
    await play(behind, id, 3);
    line.letGo();
    // a line may bring more than one entry of the log
    await until(() => match.moment().table?._stateID === 3);
    expect(line.syncs).toBe(2);
  });

  test('the match begins, and the answer does not know it yet: it is not waited for in vain', async () => {
    const { line, match } = await onTheWay(LONG_MS);
    line.holdsBack = true;
    line.isOpen = true;
    match.open();
    await until(() => line.syncs === 1);
    line.isOpen = false;
    line.tellTable('running');
    line.letGo();
    await until(() => match.moment().table !== undefined);
    expect(line.syncs).toBe(2);
  });
});

test('a line that is missing is asked for', async () => {
  const { behind, id, line, match } = await atTable();
  const { table } = match.moment();
  const [move] = table ? legalMoves(table.G, 0) : [];
  if (!move) throw new Error('a move');
  line.deaf = true;
  await behind.matches.act(id, await actorAt(behind, id, 0), 0, move);
  line.deaf = false;
  await behind.matches.act(id, await actorAt(behind, id, 0), 1, { type: 'undo' });
  await until(() => match.moment().table?._stateID === 2);
  expect(match.moment().log).toHaveLength(2);
});

describe('a house whose database is away', () => {
  test('keeps what was wanted on the screen, says so, and does it once when it is back', async () => {
    const { act, line, match, settled, stored } = await atTable();
    line.problem = 'databaseAway';
    const text = act();
    await until(() => match.moment().line === 'databaseAway');
    // nothing was refused
    expect(match.moment()).toMatchObject({ waiting: 1, table: { _stateID: 1 }, problem: undefined });
    line.problem = undefined;
    await settled();
    expect(match.moment()).toMatchObject({ line: 'open', waiting: 0, problem: undefined });
    expect(await stored()).toEqual([expect.stringContaining(`0 ${text}`)]);
  });

  test('takes a move that was stored all the same for done', async () => {
    const { act, behind, id, line, match, stored } = await atTable();
    const { table } = match.moment();
    const [move] = table ? legalMoves(table.G, 0) : [];
    line.problem = 'databaseAway';
    act();
    await until(() => match.moment().line === 'databaseAway');
    if (move) await behind.matches.act(id, await actorAt(behind, id, 0), 0, move);
    line.problem = undefined;
    await until(() => match.moment().line === 'open');
    expect(match.moment()).toMatchObject({ waiting: 0, table: { _stateID: 1 } });
    expect(await stored()).toHaveLength(1);
  });

  test('is not taken for a lost line where nothing is answered, nor a lost line for it', async () => {
    const { line, match } = await atTable();
    line.disconnect('io client disconnect');
    expect(match.moment().line).toBe('slow');
    line.emit('connect_error', new Error('timeout'));
    expect(match.moment().line).toBe('slow');
    line.emit('connect_error', new Error('websocket error'));
    expect(match.moment().line).toBe('lost');
    line.connect();
    await until(() => match.moment().line === 'open');
    line.disconnect('ping timeout');
    expect(match.moment().line).toBe('lost');
  });
});

describe('a house that is another one for a while', () => {
  test('and does not know the table: what was wanted waits, and is done once when the table is back', async () => {
    const { act, line, match, settled, stored } = await atTable();
    line.problem = 'noSuchTable';
    line.disconnect('transport close').connect();
    await until(() => match.moment().line === 'noSuchTable');
    const text = act();
    expect(line.acts).toEqual([]);
    expect(match.moment()).toMatchObject({ line: 'noSuchTable', waiting: 1, table: { _stateID: 1 } });
    line.problem = undefined;
    await settled();
    expect(match.moment()).toMatchObject({ line: 'open', waiting: 0, problem: undefined });
    expect(await stored()).toEqual([expect.stringContaining(`0 ${text}`)]);
  });

  test('and says that the seat is somebody else’s: one watches, and the key is tried with each new line', async () => {
    const { act, line, match, settled, stored } = await atTable();
    line.notYours = true;
    line.disconnect('transport close').connect();
    await until(() => match.moment().aside);
    act();
    expect(match.moment()).toMatchObject({ line: 'open', waiting: 0, table: { _stateID: 0 } });
    line.notYours = false;
    line.disconnect('transport close').connect();
    await until(() => !match.moment().aside);
    act();
    await settled();
    expect(await stored()).toHaveLength(1);
  });

  test('and comes back while nobody has cut the line', async () => {
    const { line, match } = await atTable();
    line.emit('gone', 'any');
    expect(match.moment().line).toBe('noSuchTable');
    await until(() => match.moment().line === 'open');
  });
});

test('who has closed it does not come back, whatever was under way', async () => {
  const { act, line, match } = await atTable();
  line.deaf = true;
  act();
  match.close();
  await new Promise(resolve => setTimeout(resolve, 30));
  expect(line.connected).toBe(false);
});

describe('a house that goes by other rules', () => {
  test.each([
    ['newer ones', RULES_VERSION + 1, 'otherVersion'],
    ['older ones', RULES_VERSION - 1, 'olderVersion'],
    ['the first ones, of which it says nothing', undefined, 'olderVersion'],
  ])(
    '%s, is not followed, and what is wanted meanwhile is done by the next page',
    async (_, rules, problem) => {
      const { behind, id, line, match, stored, act } = await atTable();
      line.rules = rules;
      line.disconnect();
      line.connect();
      await until(() => match.moment().problem !== undefined);
      expect(match.moment().problem).toMatchObject({ problem });
      const texts = [act(), act()];
      expect(match.moment()).toMatchObject({ problem: { problem }, waiting: 2 });
      expect(line.acts).toEqual([]);
      expect(match.wishes).toEqual({ n: 0, acts: texts });
      match.close();

      const next = new FakeLine(behind, id, 0);
      const seating = { id, seat: 0, token: 'x', wishes: match.wishes };
      const page = new OnlineMatch(next as unknown as HouseSocket, seating, SOON_MS);
      page.open();
      await until(() => page.moment().table?._stateID === 2 && page.moment().waiting === 0);
      expect(await stored()).toEqual(texts.map(text => expect.stringContaining(`0 ${text}`) as unknown));
      expect(page.moment().problem).toBeUndefined();
      page.close();
    },
  );

  test('lets nothing be done at a table that has gone on meanwhile', async () => {
    const { behind, id, line, match, stored, act, settled } = await atTable();
    const [first] = [act()];
    await settled();
    line.disconnect();
    match.close();
    const wishes = { n: 0, acts: ['pass', 'no such act'] };
    const next = new FakeLine(behind, id, 0);
    const seating = { id, seat: 0, token: 'x', wishes };
    const page = new OnlineMatch(next as unknown as HouseSocket, seating, SOON_MS);
    page.open();
    await until(() => page.moment().problem !== undefined);
    expect(page.moment().problem).toEqual({ problem: 'overtaken' });
    expect(await stored()).toEqual([expect.stringContaining(`0 ${first}`)]);
    page.close();
  });
});
