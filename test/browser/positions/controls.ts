import { playerOf, type Seat, type State } from '../../../src/rules/model';
import type { Picked } from '../../../src/ui/play/TableContext';
import { drawnAt } from './drawn';

/** Everything that is shown as possible, and what it does when it is clicked. */
export interface Control {
  name: string;
  /** What the eye sees there, and in which picture; a card or the bar says it in words. */
  drawn: string;
  /** What it is said to cost, in steps or points. */
  price: number | undefined;
  /** The moves that it makes; each of several ways where a card asks which. */
  ways: string[][];
}

interface Hand {
  try: (element: Element) => { made: string[]; picked: Picked | undefined };
  /** Shows what is picked for as long as it is read. */
  pick: (picked: Picked, read: () => void) => void;
}

export const POSSIBLE = [
  '.place-possible',
  '.place-chosen',
  '.tile-button.possible',
  '.pill',
  '.prompt-card .choice',
  '.prompt-card .button-go:not([aria-disabled="true"])',
  '.bar .end-turn:not([aria-disabled="true"])',
  '.bar .decline',
].join();

export const nameOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent).trim();

const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];

const isInCard = (element: Element): boolean => element.closest('.prompt-card') !== null;

export function controlsOf(state: State, seat: Seat, hand: Hand): Control[] {
  const { storehouse } = playerOf(state, seat);
  // what is picked puts the cards away for a moment: they come first
  return all(POSSIBLE)
    .toSorted((a, b) => Number(isInCard(b)) - Number(isInCard(a)))
    .filter(element => !element.closest('[role="group"] ~ [role="group"]'))
    .map(element => ({
      name: nameOf(element),
      drawn: drawnAt(element, state, storehouse),
      price: priceOf(element),
      ways: waysOf(element, hand),
    }));
}

/** The figure on it in the sun: of a Room, or of a place that a piece walks to. */
function priceOf(element: Element): number | undefined {
  const said = element.getAttribute('data-distance');
  const figure = element.closest('.my-street') && element.querySelector('use[href="#i-points-sun"] + text');
  return said === null ? undefined : Number(figure ? figure.textContent : said);
}

function waysOf(element: Element, hand: Hand): string[][] {
  const { made, picked } = hand.try(element);
  if (made.length > 0) return [made];
  if (!picked) return element.closest('[role="group"]') ? waysOfExchange(hand) : waysOfGoods(element, hand);
  const ways: string[][] = [];
  hand.pick(picked, () => {
    for (const choice of all('.prompt-card .choice')) ways.push(...waysOf(choice, hand));
  });
  return ways;
}

/** What is given has been chosen: what is got stands in the next row. */
const waysOfExchange = (hand: Hand): string[][] =>
  all('[role="group"] ~ [role="group"] .choice').flatMap(get => waysOf(get, hand));

/** Of several goods it was the first: the others after it, until there are enough. */
function waysOfGoods(first: Element, hand: Hand): string[][] {
  const row = [...(first.parentElement?.children ?? [])];
  const ways: string[][] = [];
  const follow = (chosen: readonly Element[]): void => {
    for (const next of row.slice(row.indexOf(chosen.at(-1) ?? first))) {
      putBack();
      const tried = [...chosen, next].map(element => hand.try(element).made);
      const made = tried.at(-1) ?? [];
      if (made.length > 0) ways.push(made);
      else if (chosen.length < MOST_GOODS) follow([...chosen, next]);
    }
  };
  const putBack = (): void => {
    const cancel = document.querySelector('.prompt-card .button-small');
    if (cancel) hand.try(cancel);
  };
  follow([first]);
  putBack();
  return ways;
}

const MOST_GOODS = 3;
