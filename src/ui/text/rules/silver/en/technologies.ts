import type { SilverRuleOf } from '../types';

/** Section 3: Technologies and their tiers. */
export const englishTechnologies: Record<SilverRuleOf<3>, string> = {
  'S3.1':
    'As a Task you pay 1, 2 or 3 silver and move a marker onto tier I, II or III. You may do so several times in a turn.',
  'S3.2': 'A tier and all below it are yours from that moment on.',
  'S3.3': 'Any number of players may stand on the same tier.',
  'S3.4':
    'Tiers that speak of an Action mean the main Action, the one of a die. Those that speak of placing, building, completing or paying work whatever caused it.',
  'S3.5': 'A Crest costs you 1 food less to place, down to 0.',
  'S3.6': 'Each of your Bonus Action point markers is worth 1 more, also those that you earn later.',
  'S3.7':
    'When one of your Buildings is completed, you receive the bonus of each Character in it once more, in any order; you may skip some.',
  'S3.8': 'Before you take a die you may turn it by exactly 3 for 2 gold.',
  'S3.9':
    'If your new die shares neither colour nor value with another one on your board, your Merchant, your Architect or a Prospector may go 1 step at once, before tile and resources.',
  'S3.10': 'With the resources of your die you may take 1 silver in place of one of them.',
  'S3.11': 'When your King Action begins, you gain 2 gold.',
  'S3.12': 'You perform a King Action with 2 points when you reach it, and at the end of every King phase.',
  'S3.13':
    'When your King Action begins, you may turn up the top 2 tiles of the underground stack, keep one of them, and lay the rest under it.',
  'S3.14': 'Your Merchant Action has 1 more point.',
  'S3.15': 'When you place a House on any map, you may receive the bonus of one Character in your Buildings.',
  'S3.16': 'You score 1 point for each of your Houses on all maps when you reach it, and with every income.',
  'S3.17': 'Your Prospector Action has 1 more point.',
  'S3.18': 'When you place a Mine, you gain 3 resources of one kind.',
  'S3.19':
    'The movement point counts as 2 Prospector points, each for any option of that Action, at any moment of your turn.',
  'S3.20': 'Every Contract asks you for 1 resource less, never for fewer than 1. You choose which.',
  'S3.21':
    'Once in your Contract Action you may turn up the top 3 Contracts of the pile and take any of them for 2 points each; the rest goes under the pile.',
  'S3.22': 'Every exchange of a Contract Action brings one more resource of your choice.',
  'S3.23':
    'You take one of the Resource Bonus tiles that are left, for good. Tokens of its resource may be spent as gold.',
  'S3.24': 'A die of the colour of that tile brings 2 more of its resource.',
  'S3.25': 'The main Action of a die of that colour has 2 more points.',
  'S3.26': 'Your Joker Action has 1 more point.',
  'S3.27': 'When your Joker Action begins, you first perform a King Action with 1 point.',
  'S3.28':
    'When you reach it, you perform any Action with 2 points. From then on you may split the points of your Joker over 2 Actions.',
  'S3.29': 'Your Architect Action has 1 more point.',
  'S3.30': 'After each contribution to a Cathedral you perform a King Action with 2 points.',
  'S3.31': 'A contribution costs you 1 silver, 2 gold or 2 stone less, but at least 1.',
  'S3.32': 'Of several effects that begin at one moment you choose the order.',
  'S3.33': 'Whoever has turned up hidden tiles can’t take that back.',
};
