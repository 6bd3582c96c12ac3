import type { WheelAction } from '../../../src/content';
import type { GameEvent } from '../../../src/rules/events';
import { pointsAs } from '../../../src/rules/explaining/dieOutlook';
import { leftAfter } from '../../../src/rules/explaining/left';
import { pointsSum } from '../../../src/rules/explaining/pointsSum';
import type { Die, State } from '../../../src/rules/model';
import { open, repeat } from '../../../src/rules/replay';
import { pointsToSpend } from '../../../src/rules/spending';
import { GOLDEN_GAMES, SILVER_GOLDEN_GAMES, goldenGame } from '../../games/golden';
import { rule } from '../../rule';
import { beforeTheDie, onTier } from '../silver/technologies/situation';
import { aGame, alignWheel, arrange, buildingsWith } from '../situation/arranging';
import { does } from '../situation/playing';
import { waits } from '../situation/seeing';

/** Of what the points of the Action of a die are the sum, as the bar says it. */

const GREY: Die = { colour: 'darkGrey', value: 2 };
const MARKER = { buildings: buildingsWith({ 3: { rooms: ['ch-king-1'], crest: 'c-crest-cup' } }) };

function lay(state: State, action: WheelAction): State {
  alignWheel(state, action, GREY.value);
  arrange(state, it => {
    it.wheel.dice = [{ ...GREY }];
    it.wheel.tiles = {};
  });
  return state;
}

const take = { type: 'takeDie', ...GREY, to: GREY.value } as const;

/** '5 + 1 by building R6.72' */
function said(state: State, events: readonly GameEvent[]): string | undefined {
  const sum = pointsSum(state, events);
  return (
    sum &&
    [sum.die, ...sum.more.map(({ points, source, rule }) => `${points} by ${source.kind} ${rule}`)].join(
      ' + ',
    )
  );
}

rule('R5.11 R6.72 R8.16', 'the points of a die, of a marker and of a Helper are told apart', () => {
  const state = lay(aGame(), 'king');
  const helper = 'b-add2-1';
  arrange(state, 0, { ...MARKER, storehouse: [helper] });
  const events = does(state, take);
  expect(said(state, events)).toBe('5 + 1 by building R6.72');
  events.push(...does(state, { type: 'useHelper', tile: helper }));
  expect(said(state, events)).toBe('5 + 1 by building R6.72 + 2 by helper R8.16');
  events.push(...does(state, { type: 'advance', steps: 1 }));
  expect(said(state, events)).toBe('5 + 1 by building R6.72 + 2 by helper R8.16');
});

rule('R6.71 R6.72', 'a Joker has the marker of the Action that it is named for, once', () => {
  const state = lay(aGame(), 'joker');
  arrange(state, 0, MARKER);
  const events = does(state, take);
  expect(said(state, events)).toBe('5');
  events.push(...does(state, { type: 'declare', action: 'king' }));
  expect(said(state, events)).toBe('5 + 1 by building R6.72');
});

rule('R5.11', 'the points of the turn before are not those of this one', () => {
  const state = lay(aGame(), 'king');
  const events = does(state, take, { type: 'advance', steps: 5 }, { type: 'endTurn' });
  expect(said(state, events)).toBeUndefined();
});

rule('R5.11', 'what came to a die before, or to that of somebody else, is no part of it', () => {
  const before = lay(aGame(), 'king');
  arrange(before, 0, { storehouse: ['b-add2-1'] });
  const events = does(before, take, { type: 'useHelper', tile: 'b-add2-1' });
  const state = lay(aGame(), 'king');
  const now = does(state, take);
  expect(said(state, [...events, ...now])).toBe('5');
  expect(said(state, [])).toBeUndefined();
  expect(said(state, [...now, ...events.map(event => ({ ...event, seat: 1 }))])).toBeUndefined();
});

rule('R9.5 R6.72', 'a marker that is earned while its Action goes on is told once', () => {
  const state = lay(aGame(), 'king');
  const tile = 'c-crest-cup';
  const buildings = buildingsWith({ 3: { rooms: ['ch-king-1'] } });
  arrange(state, 0, { buildings, storehouse: [tile], goods: { food: 9 } });
  const events = does(state, take, { type: 'placeCrest', tile, building: 3 });
  while (waits(state)[0] !== 'dieAction') events.push(...does(state, { type: 'pass' }));
  expect(said(state, events)).toBe('5 + 1 by building R6.72');
});

rule('S3.6 S3.26', 'of two tiers each says its own points', () => {
  const had = { mine: MARKER, second: ['joker', 1] } as const;
  const state = lay(beforeTheDie('character', 2, [GREY], had), 'joker');
  const events = does(state, take, { type: 'declare', action: 'king' });
  expect(said(state, events)).toBe('5 + 1 by building R6.72 + 1 by technology S3.6 + 1 by technology S3.26');
});

rule('S3.29 SQ3.2', 'what a tier brings as the Action begins is there before and after it', () => {
  const state = lay(beforeTheDie('architect', 1, [GREY]), 'architect');
  const events = does(state, { ...take, action: 'architect' });
  expect(said(state, events)).toBe('5 + 1 by technology S3.29');
  expect(pointsToSpend(state)).toBe(6);
  events.push(...does(state, { type: 'beginAction' }));
  expect(said(state, events)).toBe('5 + 1 by technology S3.29');
});

rule('S3.6', 'a better marker is told once', () => {
  const state = lay(beforeTheDie('character', 2, [GREY], { mine: MARKER }), 'king');
  const events = does(state, take);
  expect(said(state, events)).toBe('5 + 1 by building R6.72 + 1 by technology S3.6');
});

rule('S3.26 S3.29', 'a Joker has as many points for an Action as it then says', () => {
  const state = onTier('joker', 1, 'joker', 3, { second: ['architect', 1] });
  expect(pointsAs(state, 0, 'architect')).toBe(3 + 1 + 1);
  does(state, { type: 'declare', action: 'architect' });
  expect(pointsToSpend(state)).toBe(3 + 1 + 1);
});

rule('S3.29', 'what would be left counts what comes as the Action begins', () => {
  const state = onTier('architect', 1, 'architect', 2, { mine: { architect: 'brugge' } });
  expect(leftAfter(state, 0, { type: 'step', piece: 'architect', to: 'antwerpen' }).points).toEqual([
    { action: 'architect', points: 2 },
  ]);
  arrange(state, 0, { goods: { gold: 3 } });
  expect(leftAfter(state, 0, { type: 'buy', resource: 'wool' }).points).toEqual([
    { action: 'architect', points: 3 },
  ]);
});

test.each([...GOLDEN_GAMES, ...SILVER_GOLDEN_GAMES])(
  'in %s the sum is all there is to spend when the die is taken, and never less than what is left',
  name => {
    const game = goldenGame(name);
    let { state } = open(game);
    let events: GameEvent[] = [];
    let seen = 0;
    game.steps.forEach((step, index) => {
      const play = repeat(state, step, index + 1);
      ({ state } = play);
      const die = play.events.some(({ what }) => what === 'die');
      events = die ? [...play.events] : [...events, ...play.events];
      const sum = pointsSum(state, events);
      if (!sum) return;
      const total = sum.more.reduce((all, { points }) => all + points, sum.die);
      if (die) expect(total).toBe(pointsToSpend(state));
      expect(total).toBeGreaterThanOrEqual(pointsToSpend(state));
      seen += 1;
    });
    expect(seen).toBeGreaterThan(10);
  },
);
