import type { SilverRuleOf } from '../types';

/** Sections 4 to 6: Underground maps, Prospectors, tablets, Mines. */
export const englishBelow: Record<SilverRuleOf<4> | SilverRuleOf<5> | SilverRuleOf<6>, string> = {
  'S4.1':
    'Each map has a start, towns, and galleries between them. Start and galleries cost a step; nothing is built there.',
  'S4.2': 'A Prospector comes to map I for nothing, to map II for 1 silver, to map III for 2 silver.',
  'S4.3':
    'Houses, Pillars, tiles and Cathedrals follow the rules from above: one House per player and town, one Pillar per player and Cathedral, one piece per space.',
  'S4.4': 'They count wherever Houses, Pillars or Cathedral tiles are counted.',
  'S4.5':
    'What places a House or a Pillar may place it below too, in a town where one of your Prospectors stands.',
  'S4.6': 'Each Mine space pays as much gold as it shows. You may have one Mine in a town.',
  'S4.7': 'A House space below may bring points, or all Character bonuses of one of your Buildings.',
  'S4.8': 'Bonus tiles go into your Storehouse. Empty spaces stay empty.',
  'S4.9':
    'With a Pillar at a Cathedral below you may contribute once, as a Task: pay the silver or gold, take the top tile and score both.',
  'S4.10': 'A stone tablet lies on some paths.',
  'S5.1': 'You may have one Prospector on each map. None ever leaves its map.',
  'S5.2':
    'As a Task you pay what a start asks for and put a Prospector there, on any map where you have none.',
  'S5.3': 'A step leads along one path to the next space. Prospectors never block each other.',
  'S5.4': 'Each point of an Action may serve another Prospector.',
  'S5.5': 'Steps come from the Prospector Action, the movement point and tier II of the Die Technology.',
  'S5.6':
    'Whoever crosses an open tablet gets what it says, at once. Then an X covers it for everybody, to the end of the game.',
  'S5.7':
    'There are 10 kinds of tablets: a free Prospector, King Actions, points, pieces to be placed, a cheaper tier, a Mine to be unlocked. What has to be paid for you may decline.',
  'S5.8':
    'A Mine of a tablet goes to any map below where you have a Prospector; a Pillar or a House goes there or to the map above.',
  'S6.1': 'Your 6 Mines are locked, at hand, or on the maps, and never go back.',
  'S6.2': 'To gain or to unlock a Mine means the same: one of your locked Mines comes to hand.',
  'S6.3': 'When you place a Mine, it pays you 1 silver and the gold of its space.',
  'S6.4': 'In every King phase each Mine on the maps pays 1 silver, the first one too.',
};
