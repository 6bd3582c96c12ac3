import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Sprite } from '../../../src/ui/pictures/Sprite';

const idsIn = (markup: string): string[] => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
const SPRITE = new Set(idsIn(renderToStaticMarkup(createElement(Sprite))));

/** The markup of a picture. It fails when a number went wrong or when it points to what is not drawn. */
export function rendered(picture: ReactNode): string {
  const markup = renderToStaticMarkup(picture);
  const wrong = /NaN|undefined|Infinity|\[object/.exec(markup);
  if (wrong)
    throw new Error(`${wrong[0]} in ${markup.slice(Math.max(0, wrong.index - 80), wrong.index + 40)}`);
  const own = new Set(idsIn(markup));
  for (const [, id = ''] of markup.matchAll(/(?:href="#|url\(#)([^")]+)/g))
    if (!SPRITE.has(id) && !own.has(id)) throw new Error(`nothing is drawn as #${id}`);
  return markup;
}
