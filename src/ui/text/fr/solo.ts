import type { Translation } from '../message';
import type { solo as english } from '../en/solo';
import { count, number } from './words';

export const solo: Translation<typeof english> = {
  'solo.name': 'Cardinal',
  'solo.decides': 'Le Cardinal décide',
  'solo.turn': 'Tour du Cardinal',
  'solo.step': ({ n, of, what }) => `Étape ${number(n)} sur ${number(of)} · ${what}`,
  'solo.pace.step': 'Pas à pas',
  'solo.pace.flow': 'En continu',
  'solo.pace.once': 'D’un coup',
  'solo.pace': 'Rythme',
  'solo.next': 'Étape suivante',
  'solo.back': 'Étape précédente',
  'solo.toMyTurn': 'À mon tour',
  'solo.decrees': 'Décrets',
  'solo.challenges': 'Défis',
  'solo.dice': ({ first, second, steps }) =>
    `Il lance ${number(first)} et ${number(second)} : ${count(steps, 'carte')} vers la droite`,
  'solo.always': 'toujours',
  'solo.most': 'max',
  'solo.mostNeeded': 'la plus nécessaire',
  'solo.locked': 'reste jusqu’à la fin',
  'solo.reserved': 'en réserve',
  'solo.reservedFor': 'pour les Blasons',
  'solo.contracts': 'Contrats',
  'solo.fulfilled': 'Remplis',
  'solo.waiting': 'En attente',
  'solo.state.done': 'fait',
  'solo.state.failed': 'échoué',
  'solo.state.now': 'en cours',
  'solo.state.later': 'à venir',
  'solo.reach': ({ steps, reach }) => `${count(steps, 'pas', 'pas')}, portée ${number(reach)}`,
  'solo.won': 'Tu bats le Cardinal',
  'solo.lost': 'Le Cardinal l’emporte',
  'solo.tie': 'Une égalité revient au Cardinal.',
};
