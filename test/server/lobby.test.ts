import { begin, closeBehind, newFolder, openBehind } from './behind';

afterEach(closeBehind);

const PEOPLE = { kinds: ['person', 'person', 'person'], name: 'Ann', variant: {} } as const;

test('two people who take one seat at once: one sits there, the other one is told', async () => {
  const { lobby } = await openBehind();
  const { id } = await lobby.create(PEOPLE, true);
  const tries = await Promise.allSettled([lobby.join(id, 'Bob', 1), lobby.join(id, 'Cid', 1)]);
  expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(tries[1]).toMatchObject({ reason: { why: 'seatTaken' } });
});

test('so it is with two processes at one database', async () => {
  const folder = newFolder();
  const [here, there] = [await openBehind(folder), await openBehind(folder)];
  const { id } = await here.lobby.create(PEOPLE, true);
  const names = Array.from({ length: 10 }, (_, n) => `N${n}`);
  const tries = await Promise.allSettled(
    names.map((name, n) => (n % 2 === 0 ? here : there).lobby.join(id, name, 2)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { doc } = await there.lobby.match(id);
  expect(names).toContain(doc.seats[2]?.name);
});

test('a table begins when somebody sits everywhere, at the word of the host, once', async () => {
  const { lobby, told } = await openBehind();
  const { id, token } = await lobby.create({ ...PEOPLE, kinds: ['person', 'person'] }, true);
  await expect(lobby.start(id, token)).rejects.toMatchObject({ why: 'seatsFree' });
  const bob = await lobby.join(id, 'Bob', undefined);
  await expect(lobby.start(id, bob.token)).rejects.toMatchObject({ why: 'notHost' });
  const tries = await Promise.allSettled([lobby.start(id, token), lobby.start(id, token)]);
  expect(tries).toMatchObject([{ status: 'fulfilled' }, { reason: { why: 'hasBegun' } }]);
  expect(await lobby.match(id)).toMatchObject({ status: 'running', start: { options: {} } });
  expect(told).toContainEqual({ changed: true });
  await expect(lobby.leave(id, 1, bob.token)).rejects.toMatchObject({ why: 'hasBegun' });
});

test('how rules are read is said by the host, until the game begins', async () => {
  const { lobby, told } = await openBehind();
  const { id, token } = await lobby.create({ ...PEOPLE, kinds: ['person', 'person'] }, true);
  const bob = await lobby.join(id, 'Bob', undefined);
  await expect(lobby.readings(id, bob.token, { kingAction: 'all' })).rejects.toMatchObject({
    why: 'notHost',
  });
  await expect(lobby.readings(id, token, { luck: 'good' })).rejects.toMatchObject({
    why: 'badOptions',
    message: expect.stringContaining("option 'readings.luck' is not right") as string,
  });
  told.length = 0;
  await lobby.readings(id, token, { kingAction: 'all' });
  expect((await lobby.match(id)).doc.variant.readings).toEqual({ kingAction: 'all' });
  expect(told).toContainEqual({ changed: true });
  await lobby.start(id, token);
  expect((await lobby.match(id)).start?.options.readings).toEqual({ kingAction: 'all' });
  await expect(lobby.readings(id, token, {})).rejects.toMatchObject({ why: 'hasBegun' });
});

test('the house passes to the next person, and the last one takes the table along', async () => {
  const { lobby } = await openBehind();
  const { id, token } = await lobby.create(PEOPLE, true);
  const bob = await lobby.join(id, 'Bob', 2);
  await expect(lobby.leave(id, 0, bob.token)).rejects.toMatchObject({ why: 'notYours' });
  await lobby.leave(id, 0, token);
  expect((await lobby.match(id)).doc.host).toBe(2);
  await lobby.leave(id, 2, bob.token);
  await expect(lobby.match(id)).rejects.toMatchObject({ why: 'noSuchTable' });
  expect(await lobby.listed()).toEqual([]);
});

test('a table is not taken away from who has just sat down at it', async () => {
  const folder = newFolder();
  const [here, there] = [await openBehind(folder), await openBehind(folder)];
  const { id } = await here.lobby.create(PEOPLE, true);
  const before = await here.lobby.match(id);
  await there.lobby.join(id, 'Bob', undefined);
  await expect(here.store.remove(before)).rejects.toThrow();
  expect((await here.lobby.match(id)).doc.seats[1]?.name).toBe('Bob');
});

test('who asks second for the next game finds the table of the first, and there is no other one', async () => {
  const behind = await openBehind();
  const { lobby, store } = behind;
  const { id, sittings } = await begin(behind);
  await expect(lobby.rematch(id, sittings[1]?.token)).rejects.toMatchObject({ why: 'notOver' });
  await store.append(id, {
    n: 0,
    line: '0 pass',
    at: 1,
    waits: undefined,
    byBot: false,
    bot: false,
    scores: [1, 2],
  });
  const [first, second] = await Promise.all(sittings.map(({ token }) => lobby.rematch(id, token)));
  expect(first).toBe(second);
  expect(await lobby.match(first ?? '')).toMatchObject({ status: 'open', doc: { host: 0 } });
  expect(await store.counts()).toEqual({ open: 1, over: 1 });
  await expect(lobby.rematch(id, 'a stranger’s')).rejects.toMatchObject({ why: 'notYours' });
});
