import { DICE, ROADS, TOWNS } from '../../../src/content';
import type { State } from '../../../src/rules/model';
import { MAP_VIEW, placeAt } from '../../../src/ui/pictures/map/places';

/**
 * What the eye sees where something glows: read off the picture itself, where it is drawn and what is drawn there, never
 * off the name that the code has for the place.
 */
export function drawnAt(element: Element, state: State, storehouse: readonly string[]): string {
  if (element.closest('.prompt-card')) return 'card';
  if (element.closest('.bar')) return 'bar';
  if (element.closest('.offer'))
    return element.closest('[data-at]:not(button)')?.getAttribute('data-at') ?? 'swap';
  const crate = element.closest('.storehouse li');
  if (crate) return `stored ${storehouse[[...(crate.parentElement?.children ?? [])].indexOf(crate)]}`;
  if (element.matches('.king-row .tile-button')) return 'king tile';
  const middle = middleOf(element);
  if (element.closest('.map-panel')) return onMap(element, middle);
  if (element.closest('.my-street')) return onStreet(middle);
  if (element.closest('.wheel-panel')) return onWheel(element, middle, state);
  return onTrack(middle);
}

interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The middle of what is drawn and how large it is, in units of its picture. */
function middleOf(element: Element): Spot {
  if (!(element instanceof SVGGraphicsElement)) throw new Error(`${element.outerHTML} is no picture`);
  const { x, y, width, height } = element.getBBox();
  return { x: x + width / 2, y: y + height / 2, width, height };
}

/** The nearest of all places of the map, or what the plate beside it carries. */
function onMap(element: Element, { x, y }: Spot): string {
  const plate =
    element.querySelector('[data-at$=".cathedral"]') ?? (element.matches('[data-at]') ? element : null);
  if (plate) return plate.getAttribute('data-at') ?? '';
  const town = element.querySelector('.map-town')?.getAttribute('transform');
  const spot = town ? numbersIn(town) : [x, y];
  const far = (id: string): number =>
    Math.hypot(placeAt(id).x - (spot[0] ?? 0), placeAt(id).y - (spot[1] ?? 0));
  const places = [...TOWNS, ...ROADS].map(({ id }) => id);
  const nearest = places.reduce((best, id) => (far(id) < far(best) ? id : best));
  return far(nearest) < MAP_VIEW.width / 100 ? nearest : 'nowhere';
}

const numbersIn = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** Six houses side by side on the ground line, their Rooms one above the other, Crest spaces below it. */
const STREET = { first: 5, house: 75, ground: 150, storey: 39 };

function onStreet({ x, y, height }: Spot): string {
  const building = Math.floor((x - STREET.first) / STREET.house);
  if (y > STREET.ground) return `crest ${building}`;
  // the highest Room is the third, so a house is taller than one
  if (height > STREET.storey * 1.5) return `building ${building}`;
  return `room ${building} ${Math.floor((STREET.ground - y) / STREET.storey) + 1}`;
}

const WHEEL = { middle: 170, rim: 100 };

/** Which of six slots, clockwise from the top; on the rim the Action and its tile, inside the dice. */
function onWheel(element: Element, { x, y }: Spot, { wheel }: State): string {
  const [across, down] = [x - WHEEL.middle, y - WHEEL.middle];
  const slot = (Math.round((Math.atan2(down, across) * 180) / Math.PI / 60 + 1.5) + 6) % 6;
  const action = wheel.actions[slot];
  if (Math.hypot(across, down) > WHEEL.rim)
    return element.querySelector('textPath') ? `action ${action}` : `wheel tile ${action}`;
  const face = element.querySelector('use')?.getAttribute('href') ?? '';
  const colour = DICE.find(({ resource }) => face === `#die-${resource}`)?.colour;
  const value = ((((slot - wheel.offset) % 6) + 6) % 6) + 1;
  return `die ${colour} ${value}`;
}

const TRACK_SPACE = 22.7;
const onTrack = ({ x }: Spot): string => `track ${Math.floor(x / TRACK_SPACE)}`;
