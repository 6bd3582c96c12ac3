import { townOfSpace, type WheelAction } from '../../content';
import { buildingOf } from '../../rules/buildings';
import { explain, thingsOn } from '../../rules/explaining/explain';
import { THINGS } from '../../rules/explaining/things';
import { OFFER_NAMES, type Thing, type ThingName, type ThingOf } from '../../rules/explaining/words';
import { neighbours } from '../../rules/map';
import type { Seat, State } from '../../rules/model';
import { ranking } from '../../rules/track';
import { actionsAt } from '../../rules/wheel';
import type { ShownThing } from '../explain/shows';

/** The table as a list: which things are told one after the other, and what lies at each of them. */

export interface Entry {
  readonly thing: ShownThing;
  /** What lies there. */
  readonly holds: readonly ShownThing[];
  /** The places next to it. */
  readonly next?: readonly string[];
}

export const REGIONS = ['wheel', 'king', 'map', 'offers', 'boards', 'more'] as const;
export type RegionName = (typeof REGIONS)[number];

export const entriesOf: { readonly [K in RegionName]: (G: State, me: Seat) => readonly Entry[] } = {
  wheel: G => {
    const dice = lying(G, 'die');
    const tiles = lying(G, 'wheelTile');
    return G.wheel.actions.map(action => {
      const section = lying(G, 'section').find(({ value }) => isAt(G, value, action));
      const { value = 0 } = section ?? {};
      return {
        thing: section ?? { is: 'wheelGap', action },
        holds: [...dice.filter(die => die.value === value), ...tiles.filter(tile => tile.action === action)],
      };
    });
  },
  king: G => [
    ...ranking(G).map(seat => alone({ is: 'marker', seat })),
    ...[...lying(G, 'kingTile'), ...lying(G, 'corruption'), ...lying(G, 'turnOrder')].map(alone),
  ],
  map: (G, me) => {
    const places = [
      ...lying(G, 'town'),
      ...lying(G, 'road').filter(({ road }) => piecesAt(G, road).length > 0),
    ];
    return places
      .map(thing => ({ thing, steps: stepsTo(G, me, thing) }))
      .toSorted((a, b) => a.steps - b.steps)
      .map(({ thing }) => placeEntry(G, thing));
  },
  offers: G =>
    OFFER_NAMES.flatMap(offer => [
      alone({ is: 'offer', offer }),
      ...lying(G, 'offered')
        .filter(each => each.offer === offer)
        .map(thing => ({ thing, holds: [{ is: 'price' as const, offer, space: thing.space }] })),
    ]),
  boards: (G, me) => [me, ...G.order.filter(seat => seat !== me)].flatMap(seat => boardOf(G, seat)),
  // what the boxes add
  more: G =>
    thingsOn(G)
      .filter(({ is }) => !Object.hasOwn(THINGS, is))
      .map(alone),
};

const alone = (thing: ShownThing): Entry => ({ thing, holds: [] });

/** All things of a kind. */
const lying = <K extends ThingName>(G: State, is: K): ThingOf<K>[] =>
  thingsOn(G).filter((thing): thing is ThingOf<K> => thing.is === is);

const isAt = (G: State, value: number, action: WheelAction): boolean => actionsAt(G, value).includes(action);

const piecesAt = (G: State, place: string) => lying(G, 'piece').filter(({ at }) => at === place);

/** Those of the nearest own piece. */
const stepsTo = (G: State, me: Seat, thing: Thing): number =>
  Math.min(...explain(G, me, thing).approaches.map(({ path }) => path.length), OUT_OF_REACH);
const OUT_OF_REACH = Number.MAX_SAFE_INTEGER;

/** A place, and what was built or lies there; of what is free its own card tells. */
function placeEntry(G: State, thing: ThingOf<'town'> | ThingOf<'road'>): Entry {
  const place = thing.is === 'town' ? thing.town : thing.road;
  return {
    thing,
    next: neighbours(place),
    holds: [
      ...piecesAt(G, place),
      ...lying(G, 'houseSpace').filter(
        each =>
          townOfSpace(each.space) === place && G.players.some(({ houses }) => houses.includes(each.space)),
      ),
      ...lying(G, 'tileSpace').filter(({ space }) => townOfSpace(space) === place && G.map.tiles[space]),
      ...lying(G, 'cathedral').filter(({ town }) => town === place),
      ...lying(G, 'pillar').filter(({ town }) => town === place),
      ...lying(G, 'fair').filter(({ town }) => town === place),
    ],
  };
}

/** The board of a seat: the Buildings with what is in them, then the rest. */
function boardOf(G: State, seat: Seat): Entry[] {
  const own = thingsOn(G).filter(thing => 'seat' in thing && thing.seat === seat);
  // of empty Rooms their Building tells
  const inside = own.filter(
    thing => 'building' in thing && thing.is !== 'building' && !isEmptyRoom(G, thing),
  );
  return [
    { thing: { is: 'score', seat }, holds: own.filter(({ is }) => OWNED.has(is)) },
    ...own.flatMap(thing =>
      thing.is === 'building'
        ? { thing, holds: inside.filter(each => 'building' in each && each.building === thing.building) }
        : [],
    ),
    ...own.filter(({ is }) => TILES.has(is)).map(alone),
  ];
}

const isEmptyRoom = (G: State, thing: Thing): boolean =>
  thing.is === 'room' && buildingOf(G, thing.seat, thing.building).rooms[thing.floor - 1] === null;

const OWNED: ReadonlySet<ThingName> = new Set<ThingName>(['goods', 'takenDie', 'supply', 'cathedralTile']);
const TILES: ReadonlySet<ThingName> = new Set<ThingName>(['contractSpace', 'stored']);
