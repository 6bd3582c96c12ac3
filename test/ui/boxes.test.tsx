import { installStorage, removeStorage } from './storageDouble';

/** A box is fetched before what is played with it is opened: at this device, of the house, from a file. */

// both are written for bundlers
jest.mock('wouter', () => ({ Link: 'a' }));
jest.mock('../../src/ui/app/updates', () => ({}));

const ID = 'withToy';
let kept: Record<string, string>;

/** A page anew: nothing was fetched yet. `line`: whether the files of the box come. */
async function openPage(line: boolean) {
  jest.resetModules();
  const boxes = await import('../../src/ui/boxes/fetch');
  let fetches = 0;
  boxes.offerBox('toy', async () => {
    fetches += 1;
    if (!line) throw new Error('no line');
    return import('../toy/screen');
  });
  return {
    boxes,
    fetches: () => fetches,
    shelf: await import('../../src/rules/shelf'),
    matches: await import('../../src/ui/session/savedMatches'),
    pages: await import('./openMatch'),
    files: await import('../../src/ui/session/importMatch'),
    replays: await import('../../src/ui/replay/findRecord'),
    house: (await import('../../src/ui/online/houseApi')).houseApi,
    ...(await import('react-dom/server')),
    ...(await import('../../src/ui/boxes/WithBoxes')),
    ...(await import('../../src/ui/text')),
  };
}

/** A finished game with the box, as a file. */
let file = '';

beforeAll(async () => {
  const { boxes } = await openPage(true);
  await boxes.fetchBoxes(['toy']);
  const { randomGame } = await import('../../src/tools/randomGame');
  const { optionsFor } = await import('../../src/tools/step');
  const { printRecord, seal } = await import('../../src/table/record');
  const options = { ...optionsFor(2), boxes: { toy: { claySoil: true } } };
  const { record } = randomGame(options, 1, { watched: false, eager: true });
  file = printRecord(seal(record, { seats: ['person', 'person'] }));
});

beforeEach(() => {
  kept = installStorage();
});
afterEach(() => {
  removeStorage();
});

/** Puts the game on this device, as an earlier visit has left it. */
async function keepGame(): Promise<void> {
  const { files } = await openPage(true);
  const game = await files.importFile(file, 1);
  if (!('id' in game)) throw new Error('the file is not in order');
  const key = `tiletum.match.${game.id}`;
  const { [key]: text = '' } = kept;
  Reflect.deleteProperty(kept, key);
  Reflect.deleteProperty(kept, `tiletum.told.${game.id}`);
  kept[`tiletum.match.${ID}`] = text;
}

test('the house lets begin what a page can show, and nothing else', async () => {
  const { LIST } = await import('../../src/ui/boxes/list');
  const { otherBoxes } = await import('../../src/rules/allBoxes');
  expect(Object.keys(LIST)).toEqual(otherBoxes());
});

test('a record names the boxes that it needs, whatever else it is', async () => {
  const { boxesIn } = await import('../../src/table/record');
  expect(boxesIn(file)).toEqual(['toy']);
  for (const other of ['', '{', '[]', '{"options":null}', '{"options":{"boxes":7}}', 'x'.repeat(600_000)])
    expect(boxesIn(other)).toEqual([]);
});

test('a box is fetched once, and then at hand: nothing of it is there before', async () => {
  const { boxes, shelf, fetches, ENGLISH } = await openPage(true);
  expect(shelf.isAtHand('toy')).toBe(false);
  expect(ENGLISH.has('action.potter')).toBe(false);
  await Promise.all([boxes.fetchBoxes(['toy']), boxes.fetchBoxes([])]);
  await boxes.fetchBoxes(['toy']);
  expect(fetches()).toBe(1);
  expect(shelf.isAtHand('toy')).toBe(true);
  expect(ENGLISH.has('action.potter')).toBe(true);
});

describe('a game of this device', () => {
  test('is opened when its box has come', async () => {
    await keepGame();
    const { matches, boxes, pages } = await openPage(true);
    expect(matches.listMatches().map(({ id }) => id)).toEqual([ID]);
    expect(matches.boxesFor(ID)).toEqual(['toy']);
    expect(() => matches.loadMatch(ID)).toThrow('not fetched');
    await boxes.fetchBoxes(matches.boxesFor(ID));
    expect(pages.openMatch(ID).session.moment().G.boxes).toHaveProperty('toy');
  });

  test('stays as it is while its box does not come', async () => {
    await keepGame();
    const before = { ...kept };
    const { matches, boxes } = await openPage(false);
    await expect(boxes.fetchBoxes(matches.boxesFor(ID))).rejects.toBeInstanceOf(boxes.BoxAway);
    expect(() => matches.loadMatch(ID)).toThrow('not fetched');
    expect(kept).toEqual(before);
    expect(matches.asideMatches()).toEqual([]);
  });

  test('that an older version has set aside is listed again, before its box has come', async () => {
    await keepGame();
    const { [`tiletum.match.${ID}`]: text = '' } = kept;
    Reflect.deleteProperty(kept, `tiletum.match.${ID}`);
    kept[`tiletum.aside.${ID}`] = text;
    const { matches } = await openPage(true);
    expect(matches.listMatches().map(({ id }) => id)).toEqual([ID]);
    expect(matches.asideMatches()).toEqual([]);
  });

  test('with a box that this version does not know is set aside, not lost', async () => {
    await keepGame();
    kept[`tiletum.match.${ID}`] = kept[`tiletum.match.${ID}`]?.replaceAll('\\"toy\\"', '\\"later\\"') ?? '';
    const { matches, boxes } = await openPage(true);
    expect(boxes.toFetch(matches.boxesFor(ID))).toEqual([]);
    expect(matches.loadMatch(ID)).toBeUndefined();
    expect(matches.wasSetAside(ID)).toBe(true);
  });

  test('waits on its page for the box, and one without is there at once', async () => {
    const { WithBoxes, renderToStaticMarkup, ENGLISH } = await openPage(true);
    const page = (boxes: readonly string[]) =>
      renderToStaticMarkup(<WithBoxes boxes={boxes}>{() => <p>the table</p>}</WithBoxes>);
    expect(page([])).toBe('<p>the table</p>');
    expect(page(['toy'])).toContain(ENGLISH.say('app.loading'));
  });
});

describe('a replay, and the numbers of a game', () => {
  test('of this device are found when the box has come', async () => {
    await keepGame();
    const { replays } = await openPage(true);
    expect(replays.recordAtHand(ID)).toBeUndefined();
    expect(await replays.findRecord(ID)).toMatchObject({
      record: { game: { options: { players: [{}, {}] } } },
    });
    expect(replays.recordAtHand(ID)).toBeDefined();
  });

  test('of the house are found when the box has come', async () => {
    const { replays, house } = await openPage(true);
    jest.spyOn(house, 'record').mockResolvedValue(file);
    expect(await replays.findRecord('ofHouse')).toHaveProperty('record');
  });

  test.each(['here', 'ofHouse'])('say that the box does not come: %s', async where => {
    if (where === 'here') await keepGame();
    const { replays, house } = await openPage(false);
    jest.spyOn(house, 'record').mockResolvedValue(file);
    expect(await replays.findRecord(where === 'here' ? ID : where)).toEqual({ why: 'boxAway' });
  });
});

describe('a file', () => {
  test('becomes a game when its box has come', async () => {
    const { files } = await openPage(true);
    expect(await files.importFile(file, 1)).toMatchObject({ kept: true });
  });

  test('waits for another time while its box does not come', async () => {
    const { files } = await openPage(false);
    expect(await files.importFile(file, 1)).toEqual({ away: 'toy' });
    expect(kept).toEqual({});
  });

  test('with a box that this version does not know is of a newer one', async () => {
    const { files } = await openPage(true);
    const bad = await files.importFile(file.replace('"toy"', '"later"'), 1);
    expect(bad).toMatchObject({ bad: { why: 'newer', detail: 'boxes.later' } });
  });
});
