import type { RefCallback } from 'react';

/**
 * What a part of the table says of itself to the others, as a word of the table's `data-said` that styles ask for. With
 * a selector that looks down from there (`:has`) the browser would style all of the table again whenever something
 * anywhere in it has changed.
 */
type Said = 'question' | 'die' | 'note' | 'boards' | 'maps-both' | 'maps-below' | 'strip-open';

const saidIn = new WeakMap<HTMLElement, readonly Said[]>();

function write(table: HTMLElement, said: readonly Said[]): void {
  saidIn.set(table, said);
  table.dataset['said'] = [...new Set(said)].join(' ');
}

const sayer =
  (word: Said): RefCallback<Element> =>
  part => {
    const table = part?.closest<HTMLElement>('.table');
    if (!table) return undefined;
    write(table, [...(saidIn.get(table) ?? []), word]);
    return () => {
      const all = saidIn.get(table) ?? [];
      write(table, all.toSpliced(all.indexOf(word), 1));
    };
  };

const SAYERS = {
  question: sayer('question'),
  die: sayer('die'),
  note: sayer('note'),
  boards: sayer('boards'),
  'maps-both': sayer('maps-both'),
  'maps-below': sayer('maps-below'),
  'strip-open': sayer('strip-open'),
} satisfies Record<Said, RefCallback<Element>>;

/** The `ref` of a part that says this as long as it is there. */
export const saysAround = (word: Said): RefCallback<Element> => SAYERS[word];
