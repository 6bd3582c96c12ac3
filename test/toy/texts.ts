import type { BoxTexts } from '../../src/ui/text';

/** The words of the pottery, in both languages. */

interface Did {
  you: boolean;
  n: number;
}
interface Placed {
  you: boolean;
  town: string;
}

export const en = {
  'action.potter': 'Potter',
  'actionHelp.potter': 'Ride, build or fire a pot',
  'character.potter': 'Potter',
  'the.character.potter': 'the *Potter*',
  'crestName.jug': 'Jug Crest',
  'piece.donkey': 'Donkey',
  'myPiece.donkey': 'your Donkey',
  'the.donkey': 'the Donkey',
  'count.pots': 'Pots',
  'each.pots': 'pot',
  'deed.pot': 'Pots fired',
  'scores.pottery': 'Pottery',
  'scores.pots': 'Pots at the end',
  'goods.clay': ({ n }: { n: number }) => `${n} clay`,
  'effect.dig': ({ n }: { n: number }) => `Dig ${n} clay.`,
  'effect.glaze': ({ n }: { n: number }) => `Score ${n} or take a resource.`,
  'kind.pot': 'Pot',
  'board.toy': 'The pit',
  'pot.title': ({ n }: { n: number }) => `Pot of ${n} clay`,
  'the.pot': ({ n }: { n: number }) => `the pot of ${n} clay`,
  'does.firePot': ({ town }: { town: string }) => `Fire a pot in ${town}`,
  'does.breakPot': ({ tile }: { tile: string }) => `Break: ${tile}`,
  'does.glazePoints': ({ n }: { n: number }) => `Score ${n}`,
  'task.firePot': 'Fire',
  'task.breakPot': 'Break',
  'waits.dig': 'dig',
  'waits.glaze': 'choose your glaze',
  'without.dig': 'the clay',
  'without.glaze': 'the glaze',
  'refusal.noPotThere': 'Your Donkey stands elsewhere.',
  'refusal.potAlreadyThere': 'A pot of yours stands there already.',
  'refusal.heavySoil': 'The soil is too heavy for stone.',
  'event.clay': ({ you, n }: Did) => `${you ? 'dig' : 'digs'} ${n} clay`,
  'event.pot': ({ you, town }: Placed) => `${you ? 'fire' : 'fires'} a pot in ${town}`,
  'because.clayAtHand': 'clay is at hand',
  'source.pottery': 'Pottery',
  'source.potsAtTheEnd': 'Pots and clay',
  'soloStep.fire': 'fires a pot',
  'soloStep.digging': 'digs',
  'prompt.glaze': 'Glaze',
  'town.pit-kiln': 'Kiln',
  'town.pit-well': 'Well',
  'road.pit-gate': 'Gate',
};
type ToyMessages = typeof en;

declare module '../../src/ui/text/catalogue' {
  interface EnglishMessages extends ToyMessages {}
}

export const TOY_TEXTS: BoxTexts = {
  en,
  fr: {
    'action.potter': 'Potier',
    'actionHelp.potter': 'Chevauche, construis ou cuis un pot',
    'character.potter': 'Potier',
    'the.character.potter': 'le *Potier*',
    'crestName.jug': 'Blason de la Cruche',
    'piece.donkey': 'Âne',
    'myPiece.donkey': 'ton Âne',
    'the.donkey': 'l’Âne',
    'count.pots': 'Pots',
    'each.pots': 'pot',
    'deed.pot': 'Pots cuits',
    'scores.pottery': 'Poterie',
    'scores.pots': 'Pots à la fin',
    'goods.clay': ({ n }) => `${n} argile`,
    'effect.dig': ({ n }) => `Extrais ${n} argile.`,
    'effect.glaze': ({ n }) => `Marque ${n} ou prends une ressource.`,
    'kind.pot': 'Pot',
    'board.toy': 'La fosse',
    'pot.title': ({ n }) => `Pot de ${n} argile`,
    'the.pot': ({ n }) => `le pot de ${n} argile`,
    'does.firePot': ({ town }) => `Cuire un pot : ${town}`,
    'does.breakPot': ({ tile }) => `Casser : ${tile}`,
    'does.glazePoints': ({ n }) => `Marquer ${n}`,
    'task.firePot': 'Cuire',
    'task.breakPot': 'Casser',
    'waits.dig': 'extraire',
    'waits.glaze': 'choisir ton émail',
    'without.dig': 'l’argile',
    'without.glaze': 'l’émail',
    'refusal.noPotThere': 'Ton Âne est ailleurs.',
    'refusal.potAlreadyThere': 'Un de tes pots y est déjà.',
    'refusal.heavySoil': 'Le sol est trop lourd pour la pierre.',
    'event.clay': ({ you, n }) => `${you ? 'extrais' : 'extrait'} ${n} argile`,
    'event.pot': ({ you, town }) => `${you ? 'cuis' : 'cuit'} un pot : ${town}`,
    'because.clayAtHand': 'il a de l’argile',
    'source.pottery': 'Poterie',
    'source.potsAtTheEnd': 'Pots et argile',
    'soloStep.fire': 'cuit un pot',
    'soloStep.digging': 'creuse',
    'prompt.glaze': 'Émail',
    'town.pit-kiln': 'Four',
    'town.pit-well': 'Puits',
    'road.pit-gate': 'Porte',
  },
};
