import type { Messages } from '../message';

/** Why printed data were reconstructed, by list and field: for the rules page, and for tiles without a reason of their own. */
export const reasons = {
  'why.general': 'The printed value is not known; ours was chosen to fit.',
  'why.TOWNS.name': 'Two towns are ours: they close the eastern and the alpine loop of the map.',
  'why.TOWNS.x': 'Longitude and latitude, spread out so that everything can be read.',
  'why.TOWNS.y': 'Longitude and latitude, spread out so that everything can be read.',
  'why.TOWNS.label': 'Where the name has room beside its town.',
  'why.TOWNS.houses':
    'One space in each town with 2 players is known; the others are spread over the regions.',
  'why.TOWNS.tiles': 'One Bonus tile space in each town but Tiletum.',
  'why.TOWNS.pillars': 'As many Pillar spaces as there are Cathedral tiles.',
  'why.HOUSE_SPACES.players':
    'One space in each town with 2 players is known; the others are spread over the regions.',
  'why.HOUSE_SPACES.bonus': 'The points grow with the distance from Tiletum.',
  'why.TILE_SPACES.players':
    'Towns without a Cathedral always have theirs; the others come with more players.',
  'why.ROADS.x': 'Longitude and latitude, spread out so that everything can be read.',
  'why.ROADS.y': 'Longitude and latitude, spread out so that everything can be read.',
  'why.ROADS.name': 'The board names no road spaces; these names help the log.',
  'why.ROADS.kind': 'A hint for drawing, without meaning for the rules.',
  'why.LINKS.*': 'Chosen so that every known distance holds.',
  'why.CONTRACT_PILE.crest': 'Two families are known by name, the Eagle and the Cup; the others are ours.',
  'why.CONTRACT_PILE.cost': 'Equal parts of iron and wool put it between its neighbours.',
  'why.CONTRACT_PILE.players': 'The largest Contracts come with more players.',
  'why.CONTRACT_PILE.copies': 'One of each of 20 Contracts and one Crest of each family.',
  'why.BONUS_TILES.crest': 'Two families are known by name, the Eagle and the Cup; the others are ours.',
  'why.BONUS_TILES.cost': 'Equal parts of iron and wool put it between its neighbours.',
  'why.BONUS_TILES.effects': 'Its sum equals that of its neighbours: gold, points, or both.',
  'why.BONUS_TILES.players': 'Everything appears with any number of players, and the pile never runs out.',
  'why.BONUS_TILES.copies': 'Large Helpers are there once, small ones twice.',
  'why.CHARACTER_TILES.character': 'The bonus is known, not which Character has it.',
  'why.CHARACTER_TILES.players': '5, 7 or 9 tiles of each Character with 2, 3 or 4 players.',
  'why.CHARACTER_TILES.copies': 'Nine tiles of each Character, its typical bonuses twice.',
  'why.CATHEDRAL_TILES.points': 'Fills the stack around the values that are known, falling from the top.',
  'why.CATHEDRAL_TILES.town': 'Its two spires and its distance from London point to Genova.',
  'why.COST_TILES.price': 'Eight prices from 2 to 6 stone; dear ones pay more for each stone.',
  'why.TOWN_TILES.town': 'Two of eight are known; the others are old Fair towns near and far.',
  'why.CORRUPTION_TOKENS.steps': 'The values 0, 1 and 2 are known; two of each is the even split.',
  'why.KING_TRACK.points': 'Fills the track between the known positions, rising faster and faster.',
  'why.WHEEL.*': 'Printed examples fix four neighbours; King and Joker fill the other two places.',
  'why.BUILDINGS.rooms':
    'Printed as occupied: it counts as filled from the start, but holds no Character tile.',
  'why.CONTRACT_SPACES.points': 'Every space shows points; 1 to 6 reward whoever fulfils many.',
  'why.VALUES.CARDINAL_START': 'Only pictured; 3 stone for 4 points is the one cost tile known by sight.',
  'why.VALUES.MAP_SIZE': 'Chosen for drawing; no rule depends on it.',
  'why.VALUES.OFFER_COSTS': 'Costs never rise towards the right, so the fourth space costs 2 or 1.',
  'why.VALUES.FAIR_ROW': 'The plain row through the 3 of round 3, which is known.',
  'why.VALUES.CARDINAL_START':
    'The rulebook only pictures the tile; 3 stone for 4 points is the only one known by sight.',
  'why.VALUES.STOREHOUSE_SPACES': 'One public description says four.',
} satisfies Messages;
