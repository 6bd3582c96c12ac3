/**
 * A drawing is a list of shapes, from the back to the front. A shape is one line: what fills it, its line and its
 * path. A word is a colour of the theme, `-` is none; the line may name its width and dashes after slashes:
 * `'gold ink M…'`, `'- #A86C00/1.1 M…'`, `'- ink/1.4/2.6,2 M…'`. The words `own` and `dark` are the colours of
 * whoever owns the piece, `act` that of the Action, `glyph` the colour of the text around.
 */
export type Shape = string;
export type Drawing = readonly Shape[];

/** What a shape says, ready for a `<path>`. */
export interface Paint {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: string;
  readonly strokeDasharray?: string;
}

export const LINE_WIDTH = '1.5';

export function paintOf(shape: Shape, width: string = LINE_WIDTH): Paint {
  const [fill = '-', line = '-', ...path] = shape.split(' ');
  const d = path.join(' ');
  if (line === '-') return { d, fill: colourOf(fill) };
  const [stroke = '-', strokeWidth = width, dashes] = line.split('/');
  const paint = { d, fill: colourOf(fill), stroke: colourOf(stroke), strokeWidth };
  return dashes === undefined ? paint : { ...paint, strokeDasharray: dashes };
}

function colourOf(word: string): string {
  if (word === '-') return 'none';
  if (word === 'glyph') return 'currentColor';
  return word.startsWith('#') ? word : `var(--${word})`;
}
