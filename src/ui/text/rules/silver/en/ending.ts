import type { SilverRuleOf } from '../types';

/** Sections 10 and 11: final scoring and new tiles. */
export const englishEnding: Record<SilverRuleOf<10> | SilverRuleOf<11>, string> = {
  'S10.1':
    'Completed Buildings pay 0, 0, 5, 10, 20 or 30 points for 1 to 6 of them; then come the product of the overlay, resources, silver and tiers.',
  'S10.2': 'Your Pillars on the maps times your Houses or your Mines, whichever is more.',
  'S10.3': 'Your Houses on the maps times your Pillars or your Mines, whichever is more.',
  'S10.4': '4 resources are worth 1 point, 2 silver are worth 1 point, each rounded down by itself.',
  'S10.5': 'Each tier pays what it cost: a marker on tier I, II or III is worth 1, 3 or 6 points.',
  'S10.6': 'Of equals the earlier one in turn order wins.',
  'S11.1':
    'New Bonus tiles are Helpers, Crests and Contracts as you know them: a Helper serves you at any time of your turn.',
  'S11.2': 'A Helper with a price works only if you pay all of it as you use it.',
  'S11.3':
    'While you choose a die: you name the resource that it brings, and its main Action has 1 more point.',
  'S11.4': 'The new Characters are a sixth family. Their marker belongs to the Prospector Action.',
  'S11.5': 'They bring 2 gold; silver and gold; a Prospector Action; a King Action; or an unlocked Mine.',
  'S11.6': 'Points for each of your Mines on the maps.',
  'S11.7': 'Points for each tier that you have reached, 9 at most.',
  'S11.8': 'Points for each pair of a Mine and a House or Pillar below. Each piece is in one pair.',
  'S11.9':
    '3 Contracts bring silver or a Prospector Action besides their points; the fourth tile is a Crest.',
  'S11.10': 'The new Crest is a seventh family: you may have one, as of every other.',
  'S11.11': '4 wool or 4 iron for 6 points and a Prospector Action: these tiles below are Contracts.',
};
