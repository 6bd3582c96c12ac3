import { houseSpaceOf, townOfSpace, type Piece } from '../../../content';
import type { RuleId } from '../../../content/rulebook';
import { contributionAt, hasContributed, isAvailable, topCathedralTile } from '../../../rules/board';
import type { Seat, State } from '../../../rules/model';
import { playerOf } from '../../../rules/model';
import { fairPoints, takesPart } from '../../../rules/scoring';
import { CathedralPicture } from '../../pictures/People';
import { PieceIcon } from '../../pictures/Piece';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import type { Marked } from '../../text';
import {
  cathedralWords,
  costTileWords,
  fairWords,
  houseSpaceWords,
  nameOf,
  placeName,
  townName,
} from '../../text/words';
import { distanceTo, tooFar } from '../distance';
import { cardOfWords, line, playerAt, tileCardOf } from '../card';
import type { About, CardLine, ThingCard, ThingCards } from '../thingCard';
import { townCard } from './town';

/** The map: spaces for Houses, Pillars and Bonus tiles, Cathedrals, pieces, Fairs. */

/** By which rule a piece walks; of another box, by its own. */
const WALKS: Partial<Record<Piece, RuleId>> = { merchant: 'R6.20', architect: 'R6.10' };

function fairLines({ text, G }: About<unknown>, town: string): CardLine[] {
  const round = G.fairs.findIndex(fair => fair.town === town) + 1;
  if (round < G.round || G.ranking) return [line(text.mark('explain.fair.past'))];
  const players = G.order.map(seat =>
    text.say('explain.fair.player', {
      name: playerAt(G, seat),
      n: takesPart(G, seat, town) ? fairPoints(G, seat, round) : 0,
    }),
  );
  return [line(text.mark('explain.fair.now', { players }), 'R11.6')];
}

const haveContributed = (G: State, town: string): Seat[] =>
  G.order.filter(seat => hasContributed(G, seat, town));

function cathedralCard(about: About<{ readonly town: string }>): ThingCard {
  const { text, G, thing } = about;
  const { town } = thing;
  const tile = topCathedralTile(G, town);
  const cost = G.map.costs[town];
  const done = haveContributed(G, town);
  const words = tile && cathedralWords(text, tile.id);
  return {
    title: text.mark('tile.cathedral.title', { town: townName(text, town) }),
    family: text.mark('kind.cathedral'),
    picture: <CathedralPicture town={town} size={64} />,
    lines: [
      ...(cost === undefined ? [] : cardOfWords(costTileWords(text, cost, town)).lines.slice(0, 1)),
      ...(words && isAvailable(G, town) && contributionAt(G, town) ? cardOfWords(words).lines : []),
      ...(words ? [] : [line(text.mark('explain.cathedral.none', { town: townName(text, town) }))]),
      ...(done.length > 0
        ? [line(text.mark('explain.cathedral.done', { names: done.map(seat => playerAt(G, seat)) }))]
        : []),
    ],
    rules: ['R7.15', 'R7.16', 'R7.17'],
  };
}

function houseCard(about: About<{ readonly space: string }>): ThingCard {
  const { text, G, me, thing, explained } = about;
  const town = townName(text, townOfSpace(thing.space));
  const card = cardOfWords(houseSpaceWords(text, thing.space));
  const seat = explained?.owner ?? me;
  return {
    ...card,
    ...(explained?.owner !== undefined && {
      title: text.mark('explain.house', { name: playerAt(G, seat), town }),
      lines: houseSpaceOf(thing.space).bonus.length > 0 ? card.lines.slice(1) : [],
    }),
    picture: <PieceIcon kind="house" owner={playerOf(G, seat).colour} size={44} />,
  };
}

function tileSpaceCard(about: About<{ readonly space: string }>): ThingCard {
  const { text, G, thing } = about;
  const tile = G.map.tiles[thing.space];
  const place: Marked = text.mark('explain.tileSpace', { town: townName(text, townOfSpace(thing.space)) });
  if (tile === undefined)
    return { title: place, lines: [line(text.mark('explain.tileSpace.gone'))], rules: ['R6.17'] };
  return { ...tileCardOf(about, tile), family: place, picture: <TilePicture tile={tile} size={64} /> };
}

export const MAP_CARDS = {
  town: townCard,
  road: about => ({
    title: about.text.mark('does.parts', { parts: [placeName(about.text, about.thing.road)] }),
    ...distanceTo(about),
    lines: [line(about.text.mark('explain.road'))],
    refusal: tooFar(about),
    rules: ['R6.20', 'R6.10'],
  }),
  houseSpace: houseCard,
  pillarSpace: ({ text, thing: { town } }) => ({
    title: text.mark('explain.pillarSpace', { town: townName(text, town) }),
    lines: [line(text.mark('explain.pillarSpace.text'))],
    rules: ['R6.11', 'R6.13', 'R7.15'],
  }),
  pillar: ({ text, G, thing: { seat, town } }) => ({
    title: text.mark('explain.pillar', { name: playerAt(G, seat), town: townName(text, town) }),
    lines: [
      line(text.mark('explain.pillar.text')),
      ...(hasContributed(G, seat, town)
        ? [line(text.mark('explain.cathedral.done', { names: [playerAt(G, seat)] }))]
        : []),
    ],
    rules: ['R7.15', 'R7.18'],
  }),
  cathedral: cathedralCard,
  tileSpace: tileSpaceCard,
  piece: ({ text, G, thing: { seat, piece, at } }) => {
    const does = `explain.piece.${piece}`;
    const rule = WALKS[piece];
    return {
      title: text.mark('explain.piece', {
        piece: nameOf(text, 'piece', piece),
        name: playerAt(G, seat),
        place: placeName(text, at),
      }),
      lines: text.has(does) ? [line(text.mark(does as 'explain.piece.merchant'))] : [],
      rules: rule ? [rule] : [],
      picture: <PieceIcon kind={piece} owner={playerOf(G, seat).colour} size={30} />,
      small: true,
    };
  },
  fair: about => {
    const { text, G, readings, thing } = about;
    const index = G.fairs.findIndex(({ town }) => town === thing.town);
    const card = cardOfWords(fairWords(text, G.fairs[index]?.tile ?? '', index + 1, readings));
    return {
      ...card,
      family: text.mark('explain.fair', { town: townName(text, thing.town), round: index + 1 }),
      lines: [...card.lines, ...fairLines(about, thing.town)],
    };
  },
} satisfies Partial<ThingCards>;
