import { renderToStaticMarkup } from 'react-dom/server';
import { rootMarks } from '../../src/ui/app/applySettings';
import { ago } from '../../src/ui/home/ago';
import { chosenGames, gamesByUrgency, type GameChoice } from '../../src/ui/home/games';
import { gameOfMatch, matchName, waitsForPerson } from '../../src/ui/home/matches';
import { gameOfTable } from '../../src/ui/online/gameOfTable';
import { Segments } from '../../src/ui/parts/Segments';
import { Switch } from '../../src/ui/parts/Switch';
import { reconstructions } from '../../src/ui/rules/reconstructed';
import type { MatchSummary } from '../../src/ui/session/savedMatches';
import { DEFAULTS } from '../../src/ui/session/settings';
import type { PublicTable } from '../../src/table/online/wire';
import { ENGLISH } from '../../src/ui/text';

const match: MatchSummary = {
  id: 'a',
  seats: ['person', 'greedy'],
  saved: 5,
  players: [
    { name: 'Ada', colour: 'plum', score: 3 },
    { name: 'Otto', colour: 'teal', score: 4 },
  ],
  round: 2,
  cycle: 1,
  active: 0,
  over: false,
};

test('tables that wait for a person come first, finished ones last', () => {
  const waiting = { ...match, id: 'waiting', saved: 1 };
  const bot = { ...match, id: 'bot', active: 1, saved: 9 };
  const over = { ...match, id: 'over', over: true, saved: 99 };
  const games = [over, bot, waiting].map(each => gameOfMatch(ENGLISH, each, 99));
  expect(gamesByUrgency(games).map(({ id }) => id)).toEqual(['waiting', 'bot', 'over']);
  expect(waitsForPerson(bot)).toBe(false);
});

/** A table of the house: Ada at seat 0, and a seat that is free until it begins. */
function table(id: string, more: Partial<PublicTable>): PublicTable {
  const seat = { kind: 'person', present: true, free: false } as const;
  return {
    ...{ id, status: 'running', listed: true, host: 0, leader: 0, patience: 0, notes: [], variant: {} },
    ...{ created: 0, updated: 5 },
    seats: [
      { ...seat, colour: 'plum', name: 'Ada' },
      more.status === 'open'
        ? { ...seat, colour: 'teal', free: true }
        : { ...seat, colour: 'teal', name: 'Bruno' },
    ],
    ...more,
  };
}

test('tables of the house lie among them: mine to play, others playing, not begun, finished', () => {
  const sittings = ['mine', 'his', 'open', 'over'].map(id => ({ id, seat: 0, token: 'secret' }));
  const games = [
    table('over', { status: 'over', scores: [80, 70], updated: 9 }),
    table('open', { status: 'open' }),
    table('his', { waits: 1 }),
    table('mine', {
      waits: 0,
      variant: {
        boxes: { silver: { sides: [], technologies: 'random', overlay: 'random', disc: 'random' } },
      },
    }),
  ].map(each => gameOfTable(ENGLISH, each, sittings, 65_000));
  const sorted = gamesByUrgency([...games, gameOfMatch(ENGLISH, { ...match, id: 'device' }, 99)]);
  expect(sorted.map(({ id, standing }) => `${id} ${standing}`)).toEqual([
    'mine waits',
    'device waits',
    'his runs',
    'open open',
    'over over',
  ]);
  const [mine, , his, open, over] = sorted;
  expect(mine).toMatchObject({ kind: 'online', table: '/table/mine', note: 'Your turn, 1 minute ago' });
  expect(mine?.where).toBe('Prospect for Silver · Being played');
  expect(his?.note).toBe('Bruno plays, 1 minute ago');
  expect(open?.seats.map(({ owner }) => owner)).toEqual(['plum', undefined]);
  expect(over).toMatchObject({ replay: '/replay/over', seats: [{ score: 80 }, { score: 70 }] });
  const shown = (choice: GameChoice) => chosenGames(sorted, choice).map(({ id }) => id);
  expect([shown('online').length, shown('device'), shown('over')]).toEqual([4, ['device'], ['over']]);
});

test('a damaged table of the house waits for nobody', () => {
  const sittings = [{ id: 'bad', seat: 0, token: 'secret' }];
  const game = gameOfTable(ENGLISH, table('bad', { waits: 0, damaged: true }), sittings, 65_000);
  expect([game.standing, game.note]).toEqual(['runs', 'damaged, to be looked at, 1 minute ago']);
});

test('a table is called after who sits there', () => {
  expect(matchName(ENGLISH, match)).toBe('Ada and Otto');
  expect(matchName(ENGLISH, { ...match, seats: ['person', 'cardinal'] })).toBe('Ada against the Cardinal');
  const [ada, otto] = match.players;
  const starry = { ...match, players: [{ ...ada, name: '*Ada*' }, otto] } as MatchSummary;
  expect(matchName(ENGLISH, starry)).toBe('*Ada* and Otto');
});

test('how long ago is said in the language', () => {
  const hour = 3_600_000;
  expect(ago(0, 30_000, 'en')).toBe('now');
  expect(ago(0, 2 * hour, 'en')).toBe('2 hours ago');
  expect(ago(0, 24 * hour, 'fr')).toBe('hier');
});

const ASKS_NOTHING = { contrast: false, stillness: false };
const ASKS_ALL = { contrast: true, stillness: true };

test('the settings are marked on the root', () => {
  expect(Object.values(rootMarks(DEFAULTS, ASKS_NOTHING)).every(mark => mark === undefined)).toBe(true);
  const settings = { ...DEFAULTS, theme: 'night', contrast: true, motion: 'none', patterns: true } as const;
  expect(rootMarks(settings, ASKS_NOTHING)).toEqual({
    theme: 'night',
    contrast: 'more',
    motion: 'none',
    dice: 'patterns',
  });
});

test('what the system asks for is marked too, and motion only where the setting leaves it to it', () => {
  expect(rootMarks(DEFAULTS, ASKS_ALL)).toMatchObject({ contrast: 'more', motion: 'none' });
  expect(rootMarks({ ...DEFAULTS, motion: 'full' }, ASKS_ALL)['motion']).toBeUndefined();
});

test('parts are native controls with names', () => {
  const segments = renderToStaticMarkup(
    <Segments
      label="Which"
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B', disabled: true },
      ]}
      value="a"
      onChange={() => undefined}
    />,
  );
  expect(segments).toContain('<legend class="out-of-sight">Which</legend>');
  expect(segments.match(/type="radio"/g)).toHaveLength(2);
  const knob = renderToStaticMarkup(
    <Switch label="Coach" note="Explains" checked onChange={() => undefined} />,
  );
  expect(knob).toMatch(/role="switch"[^>]*checked/);
  expect(knob).toContain('aria-describedby');
});

test('what is reconstructed is told with its reasons', () => {
  const found = reconstructions(ENGLISH);
  expect(found.map(({ name }) => name)).toContain(ENGLISH.say('rules.list.LINKS'));
  expect(found.flatMap(({ reasons }) => reasons).every(reason => reason.length > 10)).toBe(true);
});
