import { ASIDE, UPRIGHT, hold, moment } from './moments';
import type { Pair } from './pairs';

/** The table in a hand. */
export const PHONE_PAIRS: readonly Pair[] = [
  {
    drawing: 'fit/phone-landscape',
    shows: 'A phone on its side: a die marked',
    scene: { at: moment('3-players-a', 9) },
    window: ASIDE,
    phone: true,
    act: page => page.locator('.wheel-panel .place').first().tap(),
    differs: [
      {
        what: 'All ways are rows of one size',
        why: 'The first is not better than the others; three fit above the bar',
      },
      {
        what: 'A row does it at once, and there is no button Take it',
        why: 'A row says in words what it does: a second tap would add nothing. Things that say nothing are marked first',
      },
      { what: 'Fairs have their towns', why: 'There is room for them, and where they are counts' },
      {
        what: 'Undo, redo and the end of the turn stay in the bar while ways are shown',
        why: 'Whoever looks for them finds them at their place',
      },
    ],
  },
  {
    drawing: 'fit/phone-contract',
    shows: 'A phone: a Contract marked',
    scene: { at: moment('3-players-a', 221) },
    window: UPRIGHT,
    phone: true,
    act: page => page.locator('.offer .tile-button.possible').nth(1).tap(),
    differs: [
      { what: 'My goods and spaces come before the exchange', why: 'Goods are what both are decided by' },
      {
        what: 'What is got stands in a second row once it is chosen what is given',
        why: 'Four rows leave no room for the spaces; both rows are explained by words',
      },
      {
        what: 'What is marked is told by holding it, not in a card of its own',
        why: 'One mechanism for everything; the button of the bar says what it does and costs',
      },
      {
        what: 'The hexagons of the points give way to their number',
        why: 'The button beside them needs the width',
      },
    ],
  },
  {
    drawing: 'more/landscape-explain',
    shows: 'A phone on its side: a town held',
    scene: { at: moment('2-players-b', 128) },
    window: ASIDE,
    phone: true,
    act: page => hold(page, { is: 'town', town: 'paris' }),
    differs: [
      {
        what: 'The card stands beside its thing from head to bar, not upon the bar',
        why: 'The map need not move under the finger, and the road stays in sight',
      },
    ],
  },
];
