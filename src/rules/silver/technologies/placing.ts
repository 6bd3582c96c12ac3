import { tilesIn, buildingOf } from '../../buildings';
import { countOf, type Count } from '../../counts';
import { push } from '../../agenda';
import { score } from '../../ledger';
import { playerOf, type Seat, type State } from '../../model';
import type { EffectRule } from '../../resolving';
import type { TierRow } from './row';

/** Tiers that answer when something is placed, built or completed, whatever caused it (S3.4). */

/** The bonuses of a Building, once each, after that of the tile that completed it (S3.7, SQ3.6, SQ3.7). */
export const character3: TierRow = {
  hears: {
    buildingCompleted: (play, seat, { building }, { source }) => {
      const tiles = tilesIn(buildingOf(play.state, seat, building));
      if (tiles.length > 0) push(play, seat, [{ do: 'receive', tiles }], source);
    },
  },
};

/** The bonus of a Character for every House (S3.15, SQ3.13). */
export const merchant2: TierRow = {
  hears: {
    housePlaced: (play, seat, _house, { source }) => push(play, seat, [{ do: 'oneBonus' }], source),
  },
};

const residents = (state: State, seat: Seat): string[] =>
  playerOf(state, seat).buildings.flatMap(building => tilesIn(building));

/** Of whoever lives there when the bonus of the space has been. */
export const ONE_BONUS: EffectRule<'oneBonus'> = {
  now: (play, { seat, source }) => {
    const tiles = residents(play.state, seat);
    if (tiles.length > 0) push(play, seat, [{ do: 'receive', tiles, onlyOne: true }], source);
  },
};

const ownHouses: Count = (state, seat) => countOf(state, seat, 'houses');

/** Points for all own Houses, also with the income of the Mines (S3.16). */
export const merchant3: TierRow = {
  reached: (play, seat, why) => score(play, seat, ownHouses(play.state, seat), why),
  income: ownHouses,
};

const ALIKE = 3;

export const prospector2: TierRow = {
  hears: {
    minePlaced: (play, seat, _mine, { source }) =>
      push(play, seat, [{ do: 'gainIdentical', count: ALIKE }], source),
  },
};

export const architect2: TierRow = {
  hears: {
    contributed: (play, seat, _cathedral, { source }) =>
      push(play, seat, [{ do: 'act', action: 'king', points: 2 }], source),
  },
};
