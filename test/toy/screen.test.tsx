import type * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { State } from '../../src/rules/model';
import { legalMoves } from '../../src/rules/moves';
import { activeSeat } from '../../src/rules/model';
import { scoreEntries } from '../../src/rules/scoreSheet';
import { seal } from '../../src/table/record';
import { csvOf, overall, statisticsOf } from '../../src/table/statistics';
import { bring } from '../../src/ui/boxes/screen';
import { SourceTable } from '../../src/ui/final/SourceTable';
import { standingsOf } from '../../src/ui/final/standings';
import { Sprite } from '../../src/ui/pictures/Sprite';
import { LATE } from '../../src/ui/play/late';
import { REST } from '../../src/ui/play/rest';
import { WholeTable } from '../../src/ui/play/Table';
import { TableProvider } from '../../src/ui/play/TableContext';
import { MatchCharts } from '../../src/ui/statistics/MatchCharts';
import { OverallCharts } from '../../src/ui/statistics/OverallCharts';
import { ENGLISH, plain } from '../../src/ui/text';
import { tell } from '../../src/ui/text/telling';
import { refusalWords } from '../../src/ui/text/refusal';
import { originOf, tileWords } from '../../src/ui/text/words';
import { TEXTS } from '../ui/catalogues';
import { played, viewOf } from './played';
import { screen } from './screen';

/** What the pottery brings is told, counted and drawn as everything else is. */

// links need nothing of it here, and it is written for bundlers
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

// here as in a browser: what is so now
jest.mock('react', () => {
  const react = jest.requireActual<typeof React>('react');
  const useSyncExternalStore: typeof react.useSyncExternalStore = (subscribe, now) =>
    react.useSyncExternalStore(subscribe, now, now);
  return { ...react, useSyncExternalStore };
});
// nobody measures a window here
jest.mock('../../src/ui/play/useTabs', () => ({
  useRoom: () => 'wide',
  useStrip: () => false,
  useOwnChoice: (own: unknown) => [own, () => undefined],
  useTabs: () => ({ room: 'wide', solo: false, tabs: [], shown: 'map', show: () => undefined }),
}));

bring(screen);
beforeAll(() => Promise.all([REST.fetch(), LATE.fetch()]));

const games = [1, 2, 3].map(played);
function drawn(G: State): string {
  return renderToStaticMarkup(
    <TableProvider value={viewOf(G)}>
      <WholeTable telling={undefined} company={undefined} />
    </TableProvider>,
  );
}

const momentWith = (isWanted: (state: State) => boolean): State => {
  const found = games.flatMap(({ states }) => states).find(isWanted);
  if (!found) throw new Error('no game comes to that');
  return found;
};
const canNow = (type: string) => (state: State) =>
  legalMoves(state, activeSeat(state) ?? 0).some(move => move.type === type);

describe('on the table', () => {
  test('its map lies below my board, with its pieces, its tiles and its counter', () => {
    const html = drawn(momentWith(({ map, ranking }) => !ranking && 'pit-kiln.b1' in map.tiles));
    expect(html).toContain('aria-label="The pit"');
    expect(html.match(/data-at="piece\.\w+\.donkey"/g)).toHaveLength(2);
    expect(html).toMatch(/data-at="clay:0">[^<]* \d+ clay/);
  });

  test('a place of its map in reach is a control that says so', () => {
    const html = drawn(
      momentWith(
        state =>
          canNow('step')(state) &&
          JSON.stringify(legalMoves(state, activeSeat(state) ?? 0)).includes('donkey'),
      ),
    );
    expect(html).toMatch(/role="button"[^>]*aria-label="Walk to (Kiln|Well): Donkey/);
  });

  test.each(['firePot', 'breakPot'])('its move %s is a control', type => {
    const html = drawn(momentWith(canNow(type)));
    expect(html).toMatch(type === 'firePot' ? /Fire a pot in (Kiln|Well)/ : /Break: Pot of \d clay/);
  });

  test('what waits for a decision has its card', () => {
    const html = drawn(momentWith(canNow('glazeIt')));
    expect(html).toContain('Glaze');
    expect(html).toMatch(/aria-label="Score \d"/);
  });

  test('its drawings are in the page', () => {
    const html = renderToStaticMarkup(<Sprite />);
    for (const id of ['i-donkey', 'i-jug', 'i-glyph-potter', 'crest-jug', 'bust-potter'])
      expect(html).toContain(`id="${id}"`);
  });
});

describe.each(TEXTS.map(text => [text.language, text] as const))('in %s', (language, text) => {
  test('the log tells what it did', () => {
    const lines = games.flatMap(({ chapters }) =>
      tell(text, chapters, { names: ['Ada', 'Bruno'], viewer: 0 }).map(line => plain(line.text)),
    );
    const told =
      language === 'en' ? [/digs? \d clay/, /fires? a pot in Kiln/] : [/extrait \d argile/, /cui[ts] un pot/];
    for (const words of told) expect(lines.filter(line => words.test(line))).not.toEqual([]);
    expect(lines.filter(line => /undefined|NaN|\[object|toy-|pit-/.test(line))).toEqual([]);
  });

  test('its tiles have cards, its refusals sentences', () => {
    for (const id of [
      'toy-pot-1',
      'toy-dig',
      'toy-glaze',
      'toy-ride',
      'toy-jug',
      'toy-contract',
      'toy-ch-1',
    ]) {
      const { title, lines } = tileWords(text, id);
      expect([title, ...lines].map(plain).filter(words => /undefined|^$/.test(words))).toEqual([]);
    }
    for (const why of ['noPotThere', 'potAlreadyThere', 'heavySoil'] as const)
      expect(plain(refusalWords(text, { why, rule: 'T1' }))).toMatch(/\.$/);
  });
});

test('where its values are known from, its box says; what it does not say is reconstructed', () => {
  expect(originOf('CONTRACT_PILE', 'toy-contract', 'cost').level).toBe('rulebook');
  expect(originOf('CONTRACT_PILE', 'toy-contract', 'reward').level).toBe('reconstructed');
  expect(originOf('HOUSE_SPACES', 'pit-kiln.h1', 'bonus').level).toBe('reconstructed');
});

describe('in the numbers', () => {
  const [game] = games;
  if (!game) throw new Error('no game');
  const statistics = statisticsOf(seal(game.record, { seats: ['person', 'person'] }));

  test('its points have a row of the score sheet', () => {
    const pottery = scoreEntries(game.events).filter(({ row }) => row === 'pottery');
    expect(pottery.length).toBeGreaterThan(0);
    const standings = standingsOf(game.state, game.events);
    expect(renderToStaticMarkup(<SourceTable standings={standings} />)).toContain('Pottery');
  });

  test('its Action and its points are counted, shown and written', () => {
    const { seats } = statistics;
    const sum = seats.flatMap(({ points }) => points.pottery ?? []).reduce((all, each) => all + each, 0);
    const scored = scoreEntries(game.events).filter(({ row }) => row === 'pottery');
    expect(sum).toBe(scored.reduce((all, { points }) => all + points, 0));
    for (const html of [
      renderToStaticMarkup(<MatchCharts statistics={statistics} />),
      renderToStaticMarkup(<OverallCharts sums={overall([statistics])} />),
    ]) {
      expect(html).toContain(ENGLISH.say('scores.pottery'));
      expect(html).toContain(ENGLISH.say('action.potter'));
    }
    expect(csvOf([{ id: 'a', statistics }])).toMatch(/pottery/i);
  });
});
