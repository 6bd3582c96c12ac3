/** Where a card covers least of a picture. */

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export const CORNERS = ['lower-left', 'lower-right', 'upper-left', 'upper-right'] as const;
export type Corner = (typeof CORNERS)[number];

/** What may be chosen now is to stay free before everything else. */
const CANDIDATE = 100;
const MARGIN = 8;

interface Sight {
  card: Pick<DOMRect, 'width' | 'height'>;
  field: Box;
  candidates: readonly Box[];
  others: readonly Box[];
}

/** The first of the corners that hide fewest of the candidates, then of the other things. */
export function freeCorner({ card, field, candidates, others }: Sight): Corner {
  const hidden = CORNERS.map(corner => {
    const box = boxAt(corner, card, field);
    const count = (boxes: readonly Box[]): number => boxes.filter(other => overlap(box, other)).length;
    return count(candidates) * CANDIDATE + count(others);
  });
  return CORNERS[hidden.indexOf(Math.min(...hidden))] ?? CORNERS[0];
}

function boxAt(corner: Corner, { width, height }: Sight['card'], field: Box): Box {
  const left = corner.endsWith('left') ? field.left + MARGIN : field.right - MARGIN - width;
  const top = corner.startsWith('upper') ? field.top + MARGIN : field.bottom - MARGIN - height;
  return { left, top, right: left + width, bottom: top + height };
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
