import { TOWNS } from '../../content';
import { freeHouseSpaces, pillarsAt } from '../../rules/board';
import { neighbours } from '../../rules/map';
import type { State } from '../../rules/model';

/** The towns with their roads, House spaces, Pillars and Bonus tiles. */
export function PlainMap({ state }: { state: State }) {
  return (
    <section aria-labelledby="map">
      <h2 id="map">Map</h2>
      <ul>
        {TOWNS.map(({ id, name, pillars, tiles }) => {
          const lying = tiles.flatMap(space => state.map.tiles[space.id] ?? []);
          return (
            <li key={id}>
              {name}: {freeHouseSpaces(state, id).length} free House spaces;{' '}
              {pillars !== undefined &&
                `${pillarsAt(state, id)} of ${pillars} Pillars at ${state.map.costs[id]}; `}
              {lying.length > 0 && `Bonus tile ${lying.join(', ')}; `}
              next to {neighbours(id).join(', ')}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
