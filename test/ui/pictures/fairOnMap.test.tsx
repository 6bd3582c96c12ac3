import { TOWNS } from '../../../src/content';
import { FairGains } from '../../../src/ui/pictures/map/FairGains';
import { GAIN, gainPlaces, groundOf } from '../../../src/ui/pictures/map/gainPlaces';
import { MapPicture } from '../../../src/ui/pictures/map/MapPicture';
import { MAP_VIEW } from '../../../src/ui/pictures/map/places';
import { platesFor, type Plate } from '../../../src/ui/pictures/map/plates';
import { MAP_OF_FOUR } from '../../../src/ui/pictures/gallery/moment';
import { rendered } from './rendered';

/** The part of a rectangle that another one covers. */
function covered(plate: Plate, by: Plate): number {
  const across = Math.min(plate.x + plate.width, by.x + by.width) - Math.max(plate.x, by.x);
  const down = Math.min(plate.y + plate.height, by.y + by.height) - Math.max(plate.y, by.y);
  return (Math.max(0, across) * Math.max(0, down)) / (plate.width * plate.height);
}

const cases = [2, 3, 4].flatMap(players =>
  TOWNS.flatMap(({ id }) =>
    Array.from({ length: players }, (_, at) => ({
      name: `${id}, ${at + 1} of ${players}`,
      town: id,
      players,
      cards: gainPlaces(id, at + 1, players).map(place => ({ ...place, ...GAIN })),
      takers: at + 1,
    })),
  ),
);

test('everybody who takes part in a Fair has a card on the map, whichever the town', () => {
  const { x, y, width, height } = MAP_VIEW;
  const isOff = (card: Plate): boolean =>
    card.x < x || card.y < y || card.x + card.width > x + width || card.y + card.height > y + height;
  expect(cases.filter(({ cards, takers }) => cards.length !== takers || cards.some(isOff))).toEqual([]);
});

test('no card covers the town of the Fair or another card', () => {
  const wrong = cases.filter(({ town, cards }) =>
    cards.some((card, at) =>
      [groundOf(town), ...cards.slice(at + 1)].some(other => covered(other, card) > 0),
    ),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('what a plate shows is hidden by cards to two fifths at most', () => {
  const wrong = cases.flatMap(({ name, players, cards }) =>
    platesFor(players)
      .flatMap(({ housePlate, cathedralPlate }) => [housePlate, ...(cathedralPlate ? [cathedralPlate] : [])])
      .map(plate => cards.reduce((sum, card) => sum + covered(plate, card), 0))
      .filter(share => share > 2 / 5)
      .map(share => `${name}: ${share}`),
  );
  expect(wrong).toEqual([]);
});

test('the town of the Fair that is scored has a ring, and its pennant alone waves', () => {
  const [fair] = MAP_OF_FOUR.fairs;
  const map = (scored: string | undefined): string =>
    rendered(
      <svg>
        <MapPicture
          {...MAP_OF_FOUR}
          fairs={MAP_OF_FOUR.fairs.map(each => ({ ...each, scored: each.town === scored }))}
        />
      </svg>,
    );
  const counts = (markup: string): number[] =>
    ['fair-ring', 'waving'].map(name => markup.split(`"${name}"`).length - 1);
  expect(counts(map(fair?.town))).toEqual([1, 1]);
  expect(counts(map(undefined))).toEqual([0, 0]);
});

test('a card says whose gain it is, and its sign', () => {
  const gains = [
    { owner: 'teal', points: 12 },
    { owner: 'plum', points: -3 },
  ] as const;
  const markup = rendered(
    <svg>
      <FairGains town="hamburg" takers={3} gains={gains} players={4} />
    </svg>,
  );
  expect(markup.match(/class="fair-gain"/g)).toHaveLength(2);
  for (const part of ['of-teal', '>+12<', 'of-plum', '>−3<']) expect(markup).toContain(part);
});
