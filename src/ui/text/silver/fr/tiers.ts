import type { Translation } from '../../message';
import { frenchCount as count, frenchList as list } from '../../fr/words';
import type { englishSilverTiers as english } from '../en/tiers';

const verb = (you: boolean, yours: string, theirs: string): string => (you ? yours : theirs);

export const frenchSilverTiers: Translation<typeof english> = {
  'event.mining': ({ you, n }) =>
    `${verb(you, 'changes', 'change')} le point de mouvement en ${count(n, 'point')} de Prospecteur`,
  'event.mining.use': ({ you }) => `${verb(you, 'utilises', 'utilise')} un point de Prospecteur`,
  'event.due': ({ you, n }) =>
    `${verb(you, 'auras', 'aura')} ${count(n, 'point')} de plus au début de l’Action`,
  'event.split': ({ you, n, rest, action }) =>
    `${verb(you, 'partages', 'partage')} les points : ${n} pour *${action}*, ${rest} pour la suite`,
  'event.goOver': ({ you }) => `${verb(you, 'passes', 'passe')} à la seconde partie des points`,
  'event.asGold': ({ you, n }) =>
    `${verb(you, 'prépares', 'prépare')} ${count(n, 'jeton')} à payer comme de l’or`,
  'event.bonusTile': ({ you, resource }) =>
    `${verb(you, 'prends', 'prend')} la tuile Bonus de ressource : ${resource}`,
  'event.under': ({ you, tile }) => `${verb(you, 'glisses', 'glisse')} ${tile} sous sa pile`,
  'event.saved': ({ you, goods }) => `${verb(you, 'économises', 'économise')} ${goods}`,
  'event.paidAsGold': ({ you, n }) => `${verb(you, 'paies', 'paie')} ${count(n, 'jeton')} comme de l’or`,
  'event.lapse.turnUp': ({ you }) => `n’${verb(you, 'as', 'a')} pas de place pour une tuile retournée`,
  'without.turnUp': 'le regard sur la pile',
  'without.sort': 'les tuiles de côté',
  'without.anyStep': 'le pas',
  'without.silverInstead': 'l’argent',
  'without.chooseBonus': 'la tuile',
  'waits.turnUp': 'retourne deux tuiles, ou renonce',
  'waits.sort': 'garde les tuiles de côté ou glisse-les sous leur pile',
  'waits.anyStep': 'choisis qui fait un pas, ou renonce',
  'waits.silverInstead': 'prends un argent à la place d’une ressource, ou renonce',
  'waits.chooseBonus': 'choisis ta tuile Bonus de ressource',
  'does.beginAction': ({ tiers }) =>
    tiers.length === 0 ? 'Commencer l’Action' : `Commencer avec ${list(tiers)}`,
  'does.offerFirst': ({ tier }) => `D’abord : ${tier}`,
  'does.turnUp': ({ n }) => `Retourner ${count(n, 'tuile')}`,
  'does.keepTile': ({ tile }) => `Garder ${tile}`,
  'does.putUnder': ({ tile }) => `Sous la pile : ${tile}`,
  'does.walkWith': ({ piece }) => `Un pas avec ${piece}`,
  'does.takeSilver': 'Un argent à la place d’une ressource',
  'does.chooseBonus': ({ resource }) => `Prendre la tuile : ${resource}`,
  'does.spendAsGold': ({ goods }) => `Payer ${goods} comme de l’or au prochain paiement`,
  'does.split': ({ action, n }) => `${action} avec ${count(n, 'point')}, puis une autre`,
  'does.goOver': 'Passer à la seconde Action',
  'does.fulfilForLess': ({ tile, price }) => `Remplir ${tile} pour ${price}`,
  'prompt.turnUp': 'Regarder la pile ?',
  'prompt.turnUp.hint': 'Deux tuiles sont retournées : tu peux en garder une. Cela ne s’annule pas.',
  'prompt.sort': 'Garder ou glisser dessous',
  'prompt.sort.hint': 'Ce que tu glisses en premier sous la pile est pioché en premier.',
  'prompt.anyStep': 'Un pas',
  'prompt.anyStep.hint': 'Ton Marchand, ton Architecte ou un Prospecteur peut faire un pas.',
  'prompt.silverInstead': 'De l’argent à la place d’une ressource ?',
  'prompt.silverInstead.hint': 'Le dé rapporte alors une ressource de moins.',
  'prompt.chooseBonus': 'Choisis ta ressource',
  'prompt.chooseBonus.hint': 'Désormais tu peux la dépenser comme de l’or.',
};
