import { renderToStaticMarkup } from 'react-dom/server';
import { replay } from '../../../src/rules/replay';
import { shelveForCommands } from '../../../src/tools/shelf';
import { standingsOf } from '../../../src/ui/final/standings';
import { Film } from '../../../src/ui/replay/film';
import { SilverPanels } from '../../../src/ui/silver/final/SilverPanels';
import { overlaySum, silverSum } from '../../../src/ui/silver/final/sums';
import { bring } from '../../../src/ui/boxes/screen';
import { screen } from '../../../src/ui/silver/silver.box';
import { silver } from '../../../src/rules/silver/box';
import { goldenGame, SILVER_GOLDEN_GAMES } from '../../games/golden';
import { rule } from '../../rule';

/** What the end of a game with Silver tells. */

// pages are not opened here
jest.mock('wouter', () => ({ Link: 'a', useLocation: () => ['/', () => undefined] }));

shelveForCommands();
bring({ ...screen, box: silver });

const ENDS = SILVER_GOLDEN_GAMES.map(name => {
  const record = goldenGame(name);
  const state = replay(record);
  const events = new Film(record).history;
  return { state, events, standings: standingsOf(state, events) };
});

rule('S10.2 S10.3', 'the larger of two factors is taken, and times the third makes the points', () => {
  for (const { state, standings } of ENDS)
    for (const { seat, rows } of standings) {
      const { choice, fixed, points } = overlaySum(state, seat);
      const taken = choice.filter(each => each.taken);
      expect(taken).toHaveLength(1);
      expect(taken[0]?.n).toBe(Math.max(...choice.map(({ n }) => n)));
      if (points > 0) expect(points).toBe((taken[0]?.n ?? 0) * fixed.n);
      expect(rows.overlay).toBe(points);
    }
});

test('what was earned and not spent is left', () => {
  for (const { state, events, standings } of ENDS)
    for (const { seat, rows } of standings) {
      const { earned, onTiers, onElse, left, leftPays, tiersPay } = silverSum(state, events, seat);
      expect(earned - onTiers - onElse).toBe(left);
      expect({ silver: rows.silver, technologies: rows.technologies }).toEqual({
        silver: leftPays,
        technologies: tiersPay,
      });
    }
});

test('no row is told in whose place another one stands', () => {
  for (const { standings } of ENDS)
    for (const { rows } of standings) expect(Object.keys(rows)).not.toContain('housesTimesPillars');
});

test('who climbed no ladder has a dash for them all, as the Cardinal always', () => {
  for (const end of ENDS) {
    const html = renderToStaticMarkup(<SilverPanels {...end} />);
    const without = end.standings.filter(({ rows }) => rows.technologies === 0);
    expect(html.split('<td>–</td>').length - 1).toBe(without.length);
    expect(without).toEqual(
      expect.arrayContaining(end.standings.filter(({ owner }) => owner === 'cardinal')),
    );
  }
});

test('each player has a line in both panels', () => {
  for (const end of ENDS) {
    const html = renderToStaticMarkup(<SilverPanels {...end} />);
    for (const { name } of end.standings) expect(html.split(name).length).toBeGreaterThan(2);
  }
});
