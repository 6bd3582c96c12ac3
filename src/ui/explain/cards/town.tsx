import { townOf } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import { contributionAt, freeHouseSpaces, isAvailable, pillarsAt } from '../../../rules/board';
import { explain } from '../../../rules/explaining/explain';
import { priceOf } from '../../../rules/prices';
import type { Thing } from '../../../rules/explaining/words';
import { TownPicture } from '../../pictures/map/TownPicture';
import { plainly, type Marked } from '../../text';
import { effectsShort, fairRule, goodsSigns, townName } from '../../text/words';
import { line } from '../card';
import type { CardLine, ThingCard } from '../thingCard';
import { boxTownsIn, type OfTown } from './boxTowns';
import { distanceTo, tooFar } from '../distance';

/** A town: how far it is, and what could follow there. */

/** As the table would be with my piece there, if it can come there now. */
const there = ({ G, approach }: OfTown) => approach?.walk?.after ?? G;

/** What a thing of the town says, with the points that it takes: possible as soon as I am there, or only to be known. */
export function lineOfThing(
  about: OfTown,
  thing: Thing,
  words: (points: number) => Marked,
  rule: RuleId,
): CardLine {
  const { ways, refused } = explain(there(about), about.me, thing);
  const { points = 0 } = (ways[0] ?? refused[0])?.terms ?? {};
  return { words: words(points), rule, tone: ways.length > 0 ? 'now' : undefined };
}

function houseLines(about: OfTown): CardLine[] {
  const { text, G, thing } = about;
  if (townOf(thing.town).houses.length === 0) return [];
  const free = freeHouseSpaces(G, thing.town);
  if (free.length === 0) return [line(text.mark('explain.town.full'), 'R6.22')];
  return free.map(({ id, bonus }) => {
    const what = bonus.length > 0 ? effectsShort(text, bonus) : text.mark('explain.town.noBonus');
    const words = (n: number) => text.mark('explain.town.house', { what, n });
    return lineOfThing(about, { is: 'houseSpace', space: id }, words, 'R6.21');
  });
}

const tileLines = (about: OfTown): CardLine[] =>
  townOf(about.thing.town).tiles.flatMap(({ id }) => {
    const { text, G } = about;
    const tile = G.map.tiles[id];
    if (tile === undefined) return [];
    const words = (n: number) => text.mark('explain.town.tile', { tile: text.tileFull(tile), n });
    return [lineOfThing(about, { is: 'tileSpace', space: id }, words, 'R6.26')];
  });

function cathedralLines(about: OfTown): CardLine[] {
  const { text, G, me, thing } = about;
  const { town } = thing;
  const { pillars } = townOf(town);
  if (pillars === undefined) return [];
  if (!isAvailable(G, town)) return [line(text.mark('tile.cost.unavailable'), 'R6.14')];
  const next = contributionAt(G, town);
  const free = pillars - pillarsAt(G, town);
  const pillar = (points: number) => text.mark('explain.town.pillar', { n: free, points });
  const price = goodsSigns(text, priceOf<'cathedral'>(G, me, { of: 'cathedral', town }));
  return [
    lineOfThing(about, { is: 'pillarSpace', town }, pillar, 'R6.11'),
    ...(next
      ? [
          lineOfThing(
            about,
            { is: 'cathedral', town },
            () => text.mark('explain.town.cathedral', { price, n: next.points }),
            'R7.15',
          ),
        ]
      : []),
  ];
}

function fairLine({ text, G, thing }: OfTown): CardLine[] {
  const round = G.fairs.findIndex(({ town }) => town === thing.town) + 1;
  const tile = G.fairs[round - 1]?.tile;
  if (tile === undefined) return [];
  return [line(text.mark('explain.town.fair', { round, what: text.fairTitle(tile) }), fairRule(tile))];
}

export function townCard(about: OfTown): ThingCard {
  const { town } = about.thing;
  const boxes = boxTownsIn(about.G);
  const walk = about.approach?.walk;
  const drawn = boxes.map(({ picture }) => picture(town)).find(Boolean);
  return {
    title: plainly(townName(about.text, town)),
    ...distanceTo(about),
    picture: drawn ?? <TownPicture town={town} size={72} />,
    lines: [
      ...(walk ? boxes.flatMap(({ onTheWay }) => onTheWay(about, walk)) : []),
      ...boxes.flatMap(({ lines }) => lines(about)),
      ...houseLines(about),
      ...tileLines(about),
      ...cathedralLines(about),
      ...fairLine(about),
    ],
    refusal: tooFar(about),
    rules: [],
  };
}
