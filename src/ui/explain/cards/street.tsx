import { buildingOf, characterIn, isCompleted } from '../../../rules/buildings';
import { markerOf } from '../../../rules/powers';
import { PieceIcon } from '../../pictures/Piece';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { playerOf } from '../../../rules/model';
import { plainly } from '../../text';
import { characterName, crestSpaceWords } from '../../text/words';
import { cardOfWords, line, playerAt, tileCardOf } from '../card';
import type { About, CardLine, ThingCard, ThingCards } from '../thingCard';

/** A street: its Buildings, with Rooms, roofs and Crest spaces. */

type OfBuilding = About<{ readonly seat: number; readonly building: number }>;

const nameOfBuilding = ({ text, thing }: OfBuilding): string =>
  text.say('board.building', { n: thing.building + 1 });

function buildingLines({ text, G, thing: { seat, building } }: OfBuilding): CardLine[] {
  const home = buildingOf(G, seat, building);
  const n = markerOf(G, seat, building);
  if (home.rooms.length === 0) return [line(text.mark('explain.building.guest'), 'Q13.2')];
  if (isCompleted(home)) return [line(text.mark('explain.building.done', { n }), 'R9.4')];
  return [
    line(text.mark('explain.building.rooms', { n: home.rooms.filter(room => room === null).length })),
    ...(home.crest === null ? [line(text.mark('explain.building.crest'))] : []),
    ...(n > 0 ? [line(text.mark('explain.building.marker', { n }), 'R9.2')] : []),
  ];
}

function roomCard(
  about: About<{ readonly seat: number; readonly building: number; readonly floor: number }>,
): ThingCard {
  const { text, G, thing } = about;
  const { seat, building, floor } = thing;
  const home = buildingOf(G, seat, building);
  const tile = home.rooms[floor - 1] ?? null;
  const where = text.say('board.room', { building: building + 1, floor });
  if (tile !== null)
    return {
      ...tileCardOf(about, tile),
      family: text.mark('explain.lives', { where }),
      picture: <TilePicture tile={tile} size={64} />,
    };
  const character = characterIn(home);
  return {
    title: plainly(where),
    family: plainly(playerAt(G, seat)),
    lines: [
      line(text.mark('explain.room', { floor }), 'R6.34'),
      character === undefined
        ? line(text.mark('explain.room.any'), 'R6.37')
        : line(text.mark('explain.room.who', { character: characterName(text, character) }), 'R6.37'),
    ],
    rules: [],
  };
}

export const STREET_CARDS = {
  building: about => ({
    title: plainly(nameOfBuilding(about)),
    family: plainly(playerAt(about.G, about.thing.seat)),
    lines: buildingLines(about),
    rules: ['R9.1'],
  }),
  room: roomCard,
  roof: ({ text, G, thing: { seat } }) => ({
    title: text.mark('explain.roof'),
    lines: [line(text.mark('explain.roof.text'))],
    rules: ['R6.39', 'Q6.17'],
    picture: <PieceIcon kind="house" owner={playerOf(G, seat).colour} size={26} />,
    small: true,
  }),
  crestSpace: about => {
    const { text, G, thing } = about;
    const { crest } = buildingOf(G, thing.seat, thing.building);
    const space = cardOfWords(crestSpaceWords(text, thing.building));
    if (crest === null) return { ...space, family: plainly(playerAt(G, thing.seat)) };
    return {
      ...tileCardOf(about, crest),
      family: text.mark('explain.crestPlaced', { n: thing.building + 1 }),
      picture: <TilePicture tile={crest} size={64} />,
      lines: space.lines.slice(1),
      rules: ['R7.14'],
    };
  },
} satisfies Partial<ThingCards>;
