import { mapOf } from '../../content';
import { MINES, PROSPECTOR_PIECES } from '../../content/silver/board';
import type { State } from '../../rules/model';
import type { Miner } from '../../rules/silver/model';
import { mineMapsOf, mineSpace } from '../../rules/silver/known';
import { silverOf } from '../../rules/silver/miner';

/** What is true of Silver in every state of every game. */

const hasDoubles = (list: readonly string[]): boolean => new Set(list).size < list.length;

const LAST_TIER = 3;

function wrongMiner({
  silver,
  locked,
  supply,
  mines,
  prospectors,
  reserve,
  tiers,
}: Miner): (string | false)[] {
  const towns = mines.flatMap(space => mineSpace(space)?.town ?? []);
  return [
    silver < 0 && 'negative Silver',
    Math.min(locked, supply, reserve) < 0 && 'pieces that are not there',
    locked + supply + mines.length !== MINES.total && 'Mines are lost or doubled',
    prospectors.length + reserve !== PROSPECTOR_PIECES && 'Prospectors are lost or doubled',
    hasDoubles(prospectors.map(place => mapOf(place).id)) && 'two Prospectors on a map',
    hasDoubles(towns) && 'two Mines in a town',
    tiers.some(tier => tier < 0 || tier > LAST_TIER) && 'a tier that is not there',
  ];
}

export function wrongSilver(state: State): string[] {
  const { seats, crossed } = silverOf(state);
  const lying = new Set(mineMapsOf(state).flatMap(({ tablets }) => tablets.map(({ id }) => id)));
  const wrong = [
    ...seats.flatMap((miner, seat) =>
      wrongMiner(miner).flatMap(text => (text ? [`seat ${seat}: ${text}`] : [])),
    ),
    hasDoubles(seats.flatMap(({ mines }) => mines)) && 'two Mines on a space',
    (hasDoubles(crossed) || crossed.some(id => !lying.has(id))) && 'an X tile where no tablet is',
  ];
  return wrong.flatMap(text => (text ? [text] : []));
}
