import { boxReadingOf } from '../../boxReadings';
import { doChallenges } from '../../cardinal/deeds';
import { CARDINAL, itsPlayer } from '../../cardinal/board';
import { decide } from '../../cardinal/choice';
import { pointsWith } from '../../cardinal/dice';
import type { StepRule } from '../../cardinal/rows';
import { takeBest, tilesInReach } from '../../cardinal/tiles';
import type { PassedOver } from '../../cardinal/words';
import { pay } from '../../ledger';
import type { Pending, State } from '../../model';
import { happen, type Play } from '../../play';
import { FOUNDING } from './founding';
import { passedBelow } from './passing';
import { canFind, extensionTo, prospectorFor, readSite, sitesFor, type Site } from './search';
import { covered, waysTo } from './ways';

/** The Cardinal's Prospector Action: a place, a Bonus tile, the way, the piece (S14.1). */

const SOURCE = { kind: 'action', id: 'prospector' } as const;

const RULES = { prospecting: 'S15.1', prospectorOnTies: 'S14.9' } as const;

/** Begins the one of a die, with its markers (S7.4). */
export const goBelow: StepRule<'goBelow'> = {
  does: (play, { value, search, because }) => {
    const points = pointsWith(play.state, value, 'prospector');
    const happening = { what: 'act', action: 'prospector', points, because } as const;
    happen(play, CARDINAL, happening, { source: { kind: 'die' }, rule: RULES[because] });
    return [{ do: 'cardinal', step: 'prospect', points, search }];
  },
};

/** Chooses the place and pays for what is beyond reach; without a place he draws a card instead (S14.4, S14.8). */
export const prospect: StepRule<'prospect'> = {
  idle: (state, { search }) => (search.elseSurprise || canFind(state, search) ? undefined : 'SQ14.10'),
  does: (play, { points, search }): Pending[] => {
    const { candidates, criteria } = sitesFor(play.state, search, points);
    if (candidates.length === 0) return [{ do: 'cardinal', step: 'surprise', left: 1, instead: true }];
    const looked = { search, points, candidates };
    const over = (chosen: Site): PassedOver[] => passedBelow(play.state, looked, chosen);
    const site = decide(play, SOURCE, { of: 'site', candidates, criteria, rule: 'S14.4', over });
    const extension = extensionTo(play.state, site, points);
    payExtension(play, extension);
    const { what, town } = readSite(site);
    const reach = boxReadingOf(play.state, 'extendedReach') === 'tile' ? points + extension : points;
    return [
      { do: 'cardinal', step: 'tileBelow', from: prospectorFor(play.state, town), reach },
      { do: 'cardinal', step: 'descend', to: town },
      { do: 'cardinal', step: 'found', what, town },
    ];
  },
};

/** 1 Gold for each step beyond, as far as he has Gold (S14.4, SQ14.11). */
function payExtension(play: Play, steps: number): void {
  const gold = Math.min(steps, itsPlayer(play.state).goods.gold);
  if (gold > 0) pay(play, CARDINAL, { gold }, { source: SOURCE, rule: 'S14.4' });
}

/** The best Bonus tile of the map in reach, before he moves (S14.5, SQ14.11). */
export const tileBelow: StepRule<'tileBelow'> = {
  idle: (state, { from, reach }) => (tilesInReach(state, from, reach).length === 0 ? 'S14.5' : undefined),
  does: (play, { from, reach }) => {
    takeBest(play, tilesInReach(play.state, from, reach), { source: SOURCE, rule: 'S14.5' });
    return [];
  },
};

/** Goes the shortest way with the most open tablets, and covers each of them (S14.6). */
export const descend: StepRule<'descend'> = {
  idle: (state, { to }) => (prospectorFor(state, to) === to ? 'SQ14.7' : undefined),
  does: (play, { to }) => {
    const ways = waysTo(play.state, prospectorFor(play.state, to), to);
    const way = decide(play, SOURCE, {
      of: 'way',
      candidates: [...ways.keys()],
      criteria: [
        { by: 'openTablets', rule: 'S14.6', of: each => covered(play.state, ways.get(each)).length },
      ],
      rule: 'S14.6',
    });
    for (const place of ways.get(way)?.slice(1) ?? []) stepTo(play, place);
    return [];
  },
};

/** One step; a tablet that he crosses is covered without effect, unless a Challenge says otherwise. */
function stepTo(play: Play, to: string): void {
  const crossed = covered(play.state, [prospectorFor(play.state, to), to]);
  happen(play, CARDINAL, { what: 'walk', piece: 'prospector', to }, { source: SOURCE, rule: 'S14.6' });
  for (const { id } of crossed) {
    happen(play, CARDINAL, { what: 'tablet', tablet: id }, { source: SOURCE, rule: 'S14.6' });
    doChallenges(play, { on: 'tabletCovered', tile: id });
  }
}

/** Places the piece, free of points, if that is still possible (S14.7). */
export const found: StepRule<'found'> = {
  idle: (state: State, { what, town }) => (FOUNDING[what].isLegal(state, town) ? undefined : 'S14.7'),
  does: (play, { what, town }) => {
    FOUNDING[what].place(play, town, { source: SOURCE, rule: 'S14.7' });
    return [];
  },
};

/** Prospector's Guild: right after Resources and Bonus tile of the die (S15.9, SQ15.7). */
export const guild: StepRule<'guild'> = {
  does: play => {
    doChallenges(play, { on: 'movementIcon' });
    return [];
  },
};
