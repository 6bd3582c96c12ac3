import { SILVER_RULES } from '../../../src/content/silver/rulebook';
import { activeSeat, type State } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import { open, repeat } from '../../../src/rules/replay';
import { shelveForCommands } from '../../../src/tools/shelf';
import { BOX_HINTS, HINTS, hintFor, skipsOf } from '../../../src/ui/play/coach/hints';
import { addRows } from '../../../src/ui/boxes/rows';
import { SILVER_HINTS } from '../../../src/ui/silver/hints';
import { englishSilverCoach } from '../../../src/ui/text/silver/en/coach';
import { frenchSilverCoach } from '../../../src/ui/text/silver/fr/coach';
import { goldenGame, SILVER_GOLDEN_GAMES } from '../../games/golden';

/** The ten hints for whoever knows the base game (LESSONS.md 5). */

shelveForCommands();
addRows(BOX_HINTS, { silver: SILVER_HINTS });

const MOST_WORDS = 24;
const BASE = Object.keys(HINTS);

/** What comes up in a game for each of its people in turn, once. */
function comesUp(name: string): Set<string> {
  const record = goldenGame(name);
  const known = new Set<string>(BASE);
  let { state } = open(record);
  const look = (G: State): void => {
    const me = activeSeat(G) ?? 0;
    const hint = hintFor({ G, me, legal: legalMoves(G, me) }, known);
    if (hint) known.add(hint);
  };
  record.steps.forEach((step, index) => {
    look(state);
    ({ state } = repeat(state, step, index + 1));
  });
  return known;
}

test('each of the ten comes up in some game, or while the King phase is told', () => {
  const seen = new Set(SILVER_GOLDEN_GAMES.flatMap(name => [...comesUp(name)]));
  const { state } = open(goldenGame('silver/2-players-a'));
  const told = hintFor({ G: state, me: 0, legal: [], beat: 'tile' }, seen);
  expect(told).toBe('mineIncome');
  expect(Object.keys(SILVER_HINTS)).toHaveLength(10);
  expect(Object.keys(SILVER_HINTS).filter(hint => !seen.has(hint))).toEqual(['mineIncome']);
});

test('without the box nobody hears of it', () => {
  const { state } = open(goldenGame('2-players-a'));
  const me = activeSeat(state) ?? 0;
  expect(hintFor({ G: state, me, legal: legalMoves(state, me) }, new Set(BASE))).toBeUndefined();
});

test('each leads to a rule that exists, and none is longer than 24 words', () => {
  const rules = Object.values(SILVER_HINTS).map(({ rule }) => rule);
  expect(rules.filter(rule => !(rule in SILVER_RULES))).toEqual([]);
  for (const texts of [englishSilverCoach, frenchSilverCoach])
    expect(Object.values(texts).filter(text => text.split(/\s+/).length > MOST_WORDS)).toEqual([]);
});

test('whoever knows the base game says so once, and hears of what is new alone', () => {
  const { state } = open(goldenGame('silver/2-players-a'));
  expect(skipsOf(state, 'welcome')).toEqual(BASE);
  expect(skipsOf(state, 'takeDie')).toEqual([]);
  expect(skipsOf(open(goldenGame('2-players-a')).state, 'welcome')).toEqual([]);
  const legal = legalMoves(state, activeSeat(state) ?? 0);
  const next = hintFor({ G: state, me: activeSeat(state) ?? 0, legal }, new Set(skipsOf(state, 'welcome')));
  expect(Object.keys(SILVER_HINTS)).toContain(next);
});
