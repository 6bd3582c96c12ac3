import type { Picked } from '../../../src/ui/play/TableContext';
import { nameOf, POSSIBLE } from '../positions/controls';
import { singleOf } from '../positions/single';
import { flawsOf, scrollTo } from './flaws';
import { spillingNow } from './spilling';

/** A move that a click makes, and what keeps somebody from that click. */
export interface Offered {
  readonly line: string;
  readonly name: string;
  readonly flaws: readonly string[];
}

/** Who looks: clicks, and shows what a click has picked. Cards find their place in the picture after. */
export interface Looker {
  /** As small as a thing may be. */
  readonly smallest: number;
  readonly click: (element: Element) => { made: string[]; picked: Picked | undefined };
  readonly show: (picked: Picked | undefined) => Promise<void>;
}

/** Who has a finger scrolls: on a phone not everything is in sight at once. */
const FINGER = 44;

function flawsFor(element: Element, smallest: number): string[] {
  if (smallest >= FINGER) scrollTo(element);
  return flawsOf(element, smallest);
}

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
const nextPicture = (): Promise<unknown> =>
  new Promise(done => requestAnimationFrame(() => setTimeout(done)));

const TAB = '.table-tabs button';
const MAP = '.map-tabs button';
/** Which of several pieces is to walk. */
const WALKER = '.prompt-card button[aria-pressed]';

/** All ways to choose a piece, one of several maps, and one of the tabs: whoever looks for a choice goes through those. */
const waysToLook = (): { walker: number; map: number; tab: number }[] => {
  const each = (selector: string): number[] => [...Array(Math.max(1, all(selector).length)).keys()];
  return each(WALKER)
    .flatMap(walker => each(TAB).flatMap(tab => each(MAP).map(map => ({ walker, map, tab }))))
    .filter(
      // elsewhere than at the map it does not matter which of them is shown
      ({ walker, map, tab }) => (walker === 0 && map === 0) || tab === 0,
    );
};

/** What can be chosen at one decision, and what has no room there. */
export interface Seen {
  readonly offered: Offered[];
  readonly spilling: string[];
}

/** Clicks whatever glows, in every tab. */
export async function lookAround(looker: Looker): Promise<Seen> {
  const found: Offered[] = [];
  const spilling = new Set<string>();
  for (const { walker, map, tab } of waysToLook()) {
    const open = async (): Promise<void> => {
      for (const button of [all(TAB)[tab], all(MAP)[map], all(WALKER)[walker]])
        if (button) looker.click(button);
      await looker.show(undefined);
    };
    await open();
    for (const each of spillingNow(looker.smallest >= FINGER)) spilling.add(each);
    const seen = all(POSSIBLE).filter(element => element.checkVisibility({ visibilityProperty: true }));
    // what is picked takes the place of the cards: flaws are looked at before anything is clicked
    const flaws = new Map(seen.map(element => [element, flawsFor(element, looker.smallest)]));
    for (const element of seen)
      found.push(...(await offeredBy(element, flaws.get(element) ?? [], looker, open)));
  }
  return { offered: found, spilling: [...spilling] };
}

/** What one control offers: at once, or by the card that it opens. */
async function offeredBy(
  element: Element,
  flaws: readonly string[],
  looker: Looker,
  back: () => Promise<void>,
): Promise<Offered[]> {
  const name = nameOf(element);
  const { made, picked } = looker.click(element);
  const line = singleOf(made);
  if (made.length > 0) return line === undefined ? [] : [{ line, name, flaws }];
  const further = picked ? await ofPicked(picked, looker, back) : await ofRows(element, looker);
  return further.map(each => ({ ...each, flaws: [...flaws, ...each.flaws] }));
}

async function ofPicked(picked: Picked, looker: Looker, back: () => Promise<void>): Promise<Offered[]> {
  await looker.show(picked);
  const choices = all('.prompt-card .choice');
  const flaws = choices.map(choice => flawsFor(choice, looker.smallest));
  const found: Offered[] = [];
  for (const [at, choice] of choices.entries()) {
    const line = singleOf(looker.click(choice).made);
    if (line !== undefined) found.push({ line, name: nameOf(choice), flaws: flaws[at] ?? [] });
  }
  await looker.show(undefined);
  await back();
  return found;
}

const BACK = '.prompt-card .button-small';
const MOST_GOODS = 3;

/** Goods that are chosen one after the other: each of them, until something is made. */
async function ofRows(first: Element, { click, smallest }: Looker): Promise<Offered[]> {
  const found: Offered[] = [];
  const putBack = (): void => {
    const button = document.querySelector(BACK);
    if (button) click(button);
  };
  const next = first.closest('[role="group"]')
    ? (): Element[] => all('[role="group"] ~ [role="group"] .choice')
    : (): Element[] => [...(first.parentElement?.children ?? [])];
  const choose = async (chosen: readonly Element[]): Promise<void> => {
    putBack();
    for (const each of chosen) click(each);
    // the card has grown by what is to be chosen next
    await nextPicture();
  };
  const follow = async (chosen: readonly Element[]): Promise<void> => {
    await choose(chosen);
    for (const [at, element] of next().entries()) {
      if (at > 0) await choose(chosen);
      const flaws = flawsFor(element, smallest);
      const [line] = click(element).made;
      if (line !== undefined) found.push({ line, name: nameOf(element), flaws });
      else if (chosen.length + 1 < MOST_GOODS) await follow([...chosen, element]);
    }
  };
  await follow([first]);
  putBack();
  return found;
}
