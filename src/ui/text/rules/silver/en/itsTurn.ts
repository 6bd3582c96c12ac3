import type { SilverRuleOf } from '../types';

/** Sections 14 and 15: his Prospector Action, and what his cards mean. */
export const englishItsTurn: Record<SilverRuleOf<14> | SilverRuleOf<15>, string> = {
  'S14.1': 'He chooses a town and a piece, takes a Bonus tile, walks, and places the piece.',
  'S14.2': 'Where his card names kinds of pieces, he looks for these alone, in that order.',
  'S14.3': 'Each of his Prospectors reaches as many steps as the Action has points.',
  'S14.4':
    'Among the towns that he reaches he prefers a map where you have a Prospector, then a space that shows a bonus, then the deeper map. Reaching none, he pays 1 gold for each step more, and as few as he can.',
  'S14.5':
    'He takes the best Bonus tile of that map within reach of the Prospector, before it walks, and has its effect at once.',
  'S14.6':
    'It walks the shortest way, over more open tablets where there is a choice, and covers them with X without their effects.',
  'S14.7': 'The piece costs no point. A Mine pays silver and gold, a House only its points.',
  'S14.8': 'Where he can place nothing, he draws a King’s Surprise and resolves it.',
  'S14.9': 'Of two Actions that are equally good for his card he takes that of the Prospector, if he can.',
  'S14.10':
    'His Architect and his Merchant look at the map above only; he contributes to Cathedrals everywhere.',
  'S15.1':
    'Where an option names 2 Actions, he takes the one with more points, his markers counted. Then the colours of the card decide.',
  'S15.2': 'What his cards count is counted on all maps.',
  'S15.3': 'The condition holds if a Crest below that he lacks is within his reach.',
  'S15.4':
    'A die that he takes for its colour in a section of the Prospector serves the Prospector Action, if he can place something.',
  'S15.5':
    'A Helper with a price counts by what it brings. It leaves the game, unless a Challenge lets him use it.',
  'S15.6': 'Tiles that unlock Mines are miscellaneous Helpers for him.',
  'S15.7': 'So is the tile of colour and 1 point; two Challenges take it for 1 Action point.',
  'S15.8': 'Of a Contract he only gets the points.',
  'S15.9':
    'A die of the section of movement brings him a Prospector Action with 1 point at once: Mine, Pillar, House.',
  'S15.10': 'A die of value 6 also brings him 1 silver.',
  'S15.11': 'For Cathedrals stone, gold and silver serve him alike, spent in that order.',
  'S15.12':
    'He gets the effect of each tablet that he covers in a Prospector Action; an unlocked Mine or a Technology is 1 silver for him.',
  'S15.13': 'The new family is one like the others; its marker goes to the Prospector Action.',
};
