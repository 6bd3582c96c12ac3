import type { Marked } from './message';

/** A message in parts, for a component to draw. `alt` is what a sign says; empty where words beside it say it. */
export type RichPart =
  | { readonly kind: 'text'; readonly text: string; readonly bold: boolean }
  | { readonly kind: 'icon'; readonly name: string; readonly count: number | undefined; readonly alt: string }
  | { readonly kind: 'die'; readonly colour: string; readonly value: number; readonly alt: string };

const SIGN = /^\[(icon|die):([a-zA-Z-]+)(?::(\d+))?(?:\|((?:\\.|[^\\\]])*))?\]/;

const unescape = (text: string): string => text.replace(/\\(.)/g, '$1');

/**
 * Reads `*bold*`, `[icon:wool]`, `[icon:wool:2|2 wool]` and `[die:blue:3|iron die 3]`: the number is how many or the
 * value of the die, the words after the bar are what the sign says. A backslash makes any of these plain text.
 */
export function rich({ markup }: Marked): RichPart[] {
  const parts: RichPart[] = [];
  let bold = false;
  let text = '';
  const flush = (): void => {
    if (text !== '') parts.push({ kind: 'text', text, bold });
    text = '';
  };
  for (let at = 0; at < markup.length;) {
    const sign = SIGN.exec(markup.slice(at));
    if (sign) {
      flush();
      parts.push(signOf(sign));
      at += sign[0].length;
    } else if (markup.charAt(at) === '*') {
      flush();
      bold = !bold;
      at += 1;
    } else {
      const escaped = markup.charAt(at) === '\\' && at + 1 < markup.length;
      text += markup.charAt(escaped ? at + 1 : at);
      at += escaped ? 2 : 1;
    }
  }
  flush();
  return parts;
}

function signOf(sign: RegExpExecArray): RichPart {
  const [, kind, name = '', , alt = ''] = sign;
  const value: string | undefined = sign[3];
  return kind === 'die'
    ? { kind, colour: name, value: Number(value), alt: unescape(alt) }
    : { kind: 'icon', name, count: value === undefined ? undefined : Number(value), alt: unescape(alt) };
}

/** The message without pictures, as a screen reader or a title says it. */
export const plain = (marked: Marked): string =>
  rich(marked)
    .map(part => (part.kind === 'text' ? part.text : part.alt))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
