import type { Translation } from '../message';
import type { englishSolo as english } from '../en/solo';
import { frenchCount as count, frenchNumber as number } from './words';

const NEXT = {
  'soloStep.roll': 'lance deux dés',
  'soloStep.option': 'essaie une option du Décret',
  'soloStep.die': 'prend un dé',
  'soloStep.wheelTile': 'prend la tuile Bonus',
  'soloStep.action': 'fait l’Action',
  'soloStep.pillar': 'bâtit un Pilier',
  'soloStep.relocate': 'va là où il peut bâtir',
  'soloStep.house': 'bâtit une Maison',
  'soloStep.mapTile': 'prend une tuile Bonus de la carte',
  'soloStep.travel': 'poursuit sa route',
  'soloStep.character': 'prend un Personnage',
  'soloStep.contract': 'prend un Contrat',
  'soloStep.king': 'monte sur la piste du Roi',
  'soloStep.crest': 'place des Blasons',
  'soloStep.cathedral': 'paie des Cathédrales',
  'soloStep.fulfil': 'remplit des Contrats',
  'soloStep.end': 'finit son tour',
  'soloStep.kingTile': 'prend la tuile de la piste du Roi',
};

export const frenchSolo: Translation<typeof english> = {
  ...NEXT,
  'solo.name': 'Cardinal',
  'solo.decides': 'Le Cardinal décide',
  'solo.turn': 'Tour du Cardinal',
  'solo.step': ({ n, what }) => `Étape ${number(n)} · ${what}`,
  'solo.pace.step': 'Pas à pas',
  'solo.pace.flow': 'En continu',
  'solo.pace.once': 'D’un coup',
  'solo.pace': 'Rythme',
  'solo.next': 'Étape suivante',
  'solo.toMyTurn': 'À mon tour',
  'solo.decrees': 'Décrets',
  'solo.challenges': 'Défis',
  'solo.dice': ({ first, second, steps }) =>
    `Il lance ${number(first)} et ${number(second)} : ${count(steps, 'carte')} vers la droite`,
  'solo.always': 'toujours',
  'solo.reserved': 'en réserve',
  'solo.reservedFor': 'pour les Blasons',
  'solo.contracts': 'Contrats',
  'solo.fulfilled': 'Remplis',
  'solo.waiting': 'En attente',
  'solo.state.done': 'fait',
  'solo.state.failed': 'manqué',
  'solo.state.now': 'en cours',
  'solo.state.later': 'à venir',
  'solo.noTurn': 'Le Cardinal n’a pas encore joué.',
};
