import type { RuleOf } from '../types';

/** Section 8, second half: House spaces, Crest spaces and Contracts. */
export const englishSpaces = {
  'R8.40': 'Score the points of the House space.',
  'R8.41': 'Choose one of your Buildings with at least one Character, completed or not.',
  'R8.42': 'You receive the bonus of each of its Characters once at most.',
  'R8.43': 'You choose the order.',
  'R8.44': 'You may leave out any of them.',
  'R8.45': 'The bonus comes however the House got there, but not during the set-up.',
  'R8.50': '6 food: place a House from your supply in any town.',
  'R8.51': 'The town needs a free House space and no House of yours. Your Merchant stays where it is.',
  'R8.52':
    '6 food: place a Pillar from your supply at any available Cathedral with a free space where you have none. Your Architect stays where it is.',
  'R8.53': '5 food: move your Merchant to any space of the map.',
  'R8.54': '4 food: move your Architect to any space of the map.',
  'R8.55': '3 food: gain 2 resources of your choice.',
  'R8.56': '2 food: score 5 points.',
  'R8.60': '1, 3, 5, 7 or 8 identical resources for 1, 3, 6, 10 or 13 points.',
  'R8.61': '2, 3 or 9 iron for 2, 4 or 17 points.',
  'R8.62': '5 or 7 iron for 7 or 11 points and one position up the King track.',
  'R8.63': '2, 3 or 9 wool for 2, 4 or 17 points.',
  'R8.64': '5 or 7 wool for 7 or 11 points; your Merchant may go from a town to the town next to it.',
  'R8.65': '2 identical resources and 2 iron for 5 points, 3 and 3 for 8.',
  'R8.66': '2 identical resources and 2 wool for 5 points, 3 and 3 for 8.',
  'R8.67': 'The mix of iron and wool that it shows, for 2, 6 or 12 points.',
  'R8.68': '3 wool and 3 iron for 9 points, 5 and 5 for 16, and a Character Action with 1 point.',
  'R8.69': 'Identical resources may be of any one kind, gold, stone and food included.',
  'R8.70': 'A fulfilled Contract stays on its space to the end.',
  'R8.71': 'The step up the King track follows the rules of the King Action.',
} satisfies Partial<Record<RuleOf<8>, string>>;
