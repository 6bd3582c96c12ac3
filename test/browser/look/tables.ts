import { DESK, moment, thing } from './moments';
import type { Pair } from './pairs';

/** The table in windows of a desk. */
export const TABLE_PAIRS: readonly Pair[] = [
  {
    drawing: 'fit/table4-1440x780',
    shows: 'Four players, a Character pointed at',
    scene: { at: moment('4-players-a', 190) },
    window: DESK,
    act: async page => page.locator('.offer .tile-button.possible').first().hover(),
    differs: [
      {
        what: 'The tile pointed at is told in a card beside it, not in its offer',
        why: 'One card tells of everything, wherever it is; the offer keeps its place when the pointer leaves',
      },
      {
        what: 'The head has language, day and night, help and settings instead of a book and a menu',
        why: 'One click instead of two; the rules are in the help',
      },
      {
        what: 'Each line of the log has the number of its rule',
        why: 'Whoever knows the cardboard game asks for the rule of what others did first',
      },
      {
        what: 'What others did since my turn is marked at the side, without a heading',
        why: 'The heading took one line of six',
      },
      { what: 'Buttons to zoom lie upon the map', why: 'Who has no wheel and no keys zooms too' },
      {
        what: 'The price of the button is followed by an eye',
        why: 'What turns up a hidden tile cannot be undone, which is said before the click',
      },
    ],
  },
  {
    drawing: 'fit/table-1280x650',
    shows: 'Two players, a town pointed at that the Merchant can reach',
    scene: { at: moment('2-players-b', 128) },
    window: { width: 1280, height: 650 },
    act: page => thing(page, { is: 'town', town: 'lyon' }).hover(),
    differs: [
      {
        what: 'Log beside one opponent',
        why: 'With one opponent there is room for four lines; with three it folds',
      },
      {
        what: 'The card stands upon the map, not upon the players',
        why: 'It stands where its road and its thing stay in sight',
      },
      {
        what: 'Supply is not in the strip',
        why: 'It is in the board that the strip opens, and in the explanation of a place',
      },
      {
        what: 'A town that cannot be reached is not ringed',
        why: 'Its card says it, with what would help: a ring at each would be more red than anything else',
      },
    ],
  },
  {
    drawing: 'fit/die-words',
    shows: 'A die clicked, its ways in words',
    scene: { at: moment('3-players-a', 9) },
    window: DESK,
    part: { x: 0, y: 54, width: 900, height: 600 },
    act: page => page.locator('.wheel-panel .place').first().click(),
    differs: [
      {
        what: 'The tile has its tick beside the row, not in it',
        why: 'A control in a button cannot be reached by keys nor heard',
      },
      {
        what: 'The card stands at the lower edge',
        why: 'The wheel is as low as its room allows, since both offers stay below it',
      },
      {
        what: 'Ways for four Gold are rows of their own',
        why: 'They are answers like the others; with four and more the words of the Actions give way',
      },
      { what: 'No dashed note below', why: 'It explains the drawing' },
    ],
  },
  {
    drawing: 'more/die-outlook-1440x780',
    shows: 'A die pointed at: what it would give, and what could be reached',
    scene: { at: moment('4-players-a', 83) },
    window: DESK,
    act: page => page.locator('.wheel-panel .place').first().hover(),
    differs: [
      {
        what: 'Nothing is planned, and towns in reach are shown for walking Actions only',
        why: 'Plans are a piece of work of their own; the die pointed at here is one for Contracts',
      },
      { what: 'Who chooses before me is not told', why: 'The turn order stands above the wheel' },
    ],
  },
];
