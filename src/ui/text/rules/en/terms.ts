import type { RuleOf } from '../types';

export const englishTerms: Record<RuleOf<1>, string> = {
  'R1.1':
    'The resources are gold, food, wool, stone and iron. Gold is a resource wherever a rule says resource.',
  'R1.2': 'The supply of resources never runs out.',
  'R1.3':
    'Blue dice bring iron, pink ones food, yellow ones gold, light grey ones wool and dark grey ones stone.',
  'R1.4': 'The box holds 20 dice with six faces, four of each colour.',
  'R1.5': 'The Actions are Architect, Merchant, Character, Contract, King and Joker.',
  'R1.6':
    'The wheel has six sections with the die values 1 to 6 clockwise. Each section lies at exactly one Action.',
  'R1.7': 'A section is worth 7 minus its die value in Action points: 6 points at a 1, 1 point at a 6.',
  'R1.8': 'The map is made of towns and road spaces. Lines show which of them are next to each other.',
  'R1.9': 'A road space is a step like any other, but no House or Pillar is ever built on it.',
  'R1.10': 'A town has House spaces. It may also have Bonus tile spaces, and a Cathedral with Pillar spaces.',
  'R1.11':
    'A space marked 3+ exists only with 3 or 4 players, one marked 4 only with 4. Others always exist.',
  'R1.12':
    'Each of the nine Cathedrals has a Construction cost tile, with its price in stone and its points, and an open stack of Cathedral tiles.',
  'R1.13':
    'The King track runs from −10 to +15. The start is 0, the positions left of it are red, those right of it blue.',
  'R1.14': 'Markers on one position lie on top of each other.',
  'R1.15': 'The higher position ranks first. Within one position the lower marker of the stack does.',
  'R1.16': 'Your board has six Buildings. The first five have 3, 2, 2, 1 and 1 Rooms, the sixth is occupied.',
  'R1.17': 'A Room holds one Character. Rooms lie on floor 1, 2 or 3.',
  'R1.18': 'A House waits on the roof of each of the first five Buildings.',
  'R1.19': 'Below each of the six Buildings there is one Crest space.',
  'R1.20': 'Your board has six Contract spaces in a row. A Pillar waits on each of the first five.',
  'R1.21': 'Your Storehouse has four spaces for tiles.',
  'R1.22': 'Your board has three spaces for the dice of a round.',
  'R1.23':
    'Everybody has 8 Houses, 7 Pillars, a Merchant, an Architect, five markers for Bonus Action points (+3, +2, +2, +1, +1) and the markers of the tracks.',
  'R1.24': 'Your supply is what you may use now. Pieces on roofs and on Contract spaces are not in it.',
  'R1.25':
    'The box holds 54 Bonus tiles, 26 Contract tiles, 45 Characters, 25 Cathedral tiles, 9 Construction cost tiles, 6 Corruption tokens, 8 Town tiles, 11 Fair tiles and 6 Action tiles.',
  'R1.26': 'A Bonus tile is a Helper, a Crest or a Contract.',
  'R1.27': 'A tile of the Contract pile is a Contract or a Crest.',
  'R1.28': 'Contracts and Crests follow the same rules, whichever pile they come from.',
  'R1.29': 'There are six families of Crests.',
  'R1.30': 'A Corruption token shows 0, 1 or 2.',
  'R1.31': 'Your score never falls below 0. What would go below is ignored.',
  'R1.32': 'Your score may pass 100 and 200 without limit.',
  'R1.33': 'A Building is filled when every Room holds a Character.',
  'R1.34': 'A Building is completed when it is filled and has a Crest.',
  'R1.35': 'The Action of the die is the one Action that you perform with the points of your die.',
  'R1.36':
    'Every other Action, from a Helper, a Character or a Contract, is a bonus Action: it has exactly the points it states.',
  'R1.37': 'All your Houses on the map count, the one in Tiletum too.',
  'R1.38':
    'Boards, resources, offers, scores and stacks are open to all. Piles and face-down Corruption tokens are hidden.',
  'R1.39':
    'One step is one option of an Action, one payment with what it brings, one gain, one move or one placement. Nothing comes in between.',
  'R1.40': 'Only Pillars at Cathedrals count as being on the map.',
};
