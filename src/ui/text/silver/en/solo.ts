import { englishList as list, englishNumber as number } from '../../en/words';

interface Said {
  what: string;
}
interface InTown {
  town: string;
}

/** The words of the Cardinal of Silver. */
export const englishSilverSolo = {
  'count.mostHousesOrMines': 'Houses or Mines',
  'count.mostPillarsOrMines': 'Pillars or Mines',
  'each.mostHousesOrMines': 'House or Mine',
  'each.mostPillarsOrMines': 'Pillar or Mine',
  'source.itsSilver': '1 Silver, 1 point',
  'source.surprise': 'King’s Surprise',
  'event.surprise': ({ what }: Said) => `draws a King’s Surprise: ${what}`,
  'event.surprise.instead': ({ what }: Said) =>
    `can place nothing and draws a King’s Surprise instead: ${what}`,
  'event.surprise.skips': ({ what, why }: Said & { why: string }) => `skips ${what}: ${why}`,
  'event.paySurprise': ({ goods, n }: { goods: string; n: number }) =>
    `pays ${goods} for ${n === 1 ? 'a King’s Surprise' : `${number(n)} King’s Surprises`}`,
  'surprise.gainRequired': ({ n }: { n: number }) => `${number(n)} of the resources that it requires most`,
  'surprise.takeCrest': 'a Crest that it lacks',
  'surprise.sendProspector': ({ map, n }: { map: string; n: number }) =>
    `a Prospector into ${map} or ${number(n)} VP`,
  'surprise.fairHouse': 'a House in the town of the next Fair',
  'surprise.cheapestPillar': 'a Pillar at the Cathedral with the fewest VP',
  'surprise.scoreMines': ({ n }: { n: number }) => `${number(n)} VP for each of its Mines`,
  'skipped.king': 'its marker is at the end of the King track',
  'skipped.prospector': 'it can place nothing below',
  'skipped.takeCrest': 'no Crest that it lacks is left in the box',
  'skipped.fairHouse': 'it can build no House where a Fair is to come',
  'skipped.cheapestPillar': 'no Cathedral has room for a Pillar of its',
  'event.choice.mine': ({ town }: InTown) => `a Mine in ${town}`,
  'event.choice.pillar': ({ town }: InTown) => `a Pillar in ${town}`,
  'event.choice.house': ({ town }: InTown) => `a House in ${town}`,
  'event.choice.way': ({ via }: { via: readonly string[] }) => `the way via ${list(via)}`,
  'soloStep.goBelow': 'goes prospecting',
  'soloStep.prospect': 'looks for a place below',
  'soloStep.tileBelow': 'takes a Bonus tile below',
  'soloStep.descend': 'walks below',
  'soloStep.found': 'places the piece',
  'soloStep.guild': 'calls the Prospector’s Guild',
  'soloStep.paySurprise': 'pays for King’s Surprises',
  'soloStep.surprise': 'draws a King’s Surprise',
  'soloStep.surpriseEffect': 'does what the card says',
  'soloStep.refillOffer': 'fills the Contract offer',
  'idle.prospect': 'finds no place below',
  'idle.tileBelow': 'finds no Bonus tile in reach below',
  'idle.descend': 'stands there already',
  'idle.found': 'can place nothing there any more',
  'idle.paySurprise': 'cannot pay for a King’s Surprise',
  'idle.surprise': 'has no King’s Surprise left to draw',
  'by.morePoints': 'more points',
  'by.leastExtension': 'the fewest steps beyond its reach',
  'by.kindOrder': 'the piece that comes first',
  'by.withYou': 'you have a Prospector on that map',
  'by.showsBonus': 'its space shows a bonus',
  'by.higherMap': 'the deeper map',
  'by.openTablets': 'more open tablets on the way',
  'by.mostGold': 'the most Gold',
  'by.fewestPoints': 'the fewest VP',
  'because.prospecting': 'the Decree asks for it',
  'because.prospectorOnTies': 'of two equal Actions it takes the Prospector’s',
  'because.surprise': 'the King’s Surprise says so',
  'decree.x-glorious-spires': 'Glorious Spires',
  'decree.x-proud-pillars': 'Proud Pillars',
  'decree.x-noblesse-oblige': 'Noblesse Oblige',
  'decree.x-mercantile-empire': 'Mercantile Empire',
  'decree.x-buildings-are-forever': 'Buildings Are Forever',
  'decree.x-church-communities': 'Church Communities',
  'decree.rich-veins': 'Rich Veins',
  'decree.royal-patents': 'Royal Patents',
  'decree.halls-below': 'Halls Below',
  'decree.pillars-of-history': 'Pillars of History',
  'decree.houses-of-destiny': 'Houses of Destiny',
  'challenge.prospectors-guild': 'Prospector’s Guild',
  'challenge.snowballs-chance': 'Snowball’s Chance',
  'challenge.all-that-glitters': 'All That Glitters',
  'challenge.news-of-travellers': 'News of Travellers',
  'challengeText.prospectors-guild':
    'With a die from the section with the boot it prospects at once with 1 point.',
  'challengeText.snowballs-chance': 'A die of value 6 also brings it 1 Silver.',
  'challengeText.all-that-glitters':
    'For its Cathedrals Stone, Gold and Silver replace each other one for one.',
  'challengeText.news-of-travellers':
    'It gets what the tablets say that it covers; an unlocked Mine or a Technology is 1 Silver to it.',
};
