import type { Translation } from '../message';
import type { englishRecords as english } from '../en/records';

export const frenchRecords: Translation<typeof english> = {
  'record.tooLong': 'Ce fichier est trop gros pour être une partie.',
  'record.foreign': 'Ce fichier ne contient pas de partie de Tiletum.',
  'record.damaged': 'Le fichier de cette partie est coupé ou abîmé.',
  'record.newer': 'Cette partie vient d’une version plus récente de Tiletum. Ouvre-la avec celle-ci.',
  'record.field': ({ detail }) => `Le fichier de cette partie n’est pas en ordre : cherche « ${detail} ».`,
  'record.options': ({ detail }) => `Les options de cette partie sont impossibles : « ${detail} ».`,
  'record.noMove': ({ line, detail }) =>
    `Le coup ${String(line)} de cette partie est illisible : « ${detail} ».`,
  'record.refused': ({ line, detail, reason }) =>
    `Le coup ${String(line)} de cette partie enfreint les règles : « ${detail} ». ${reason}`,
  'record.chance': ({ line, detail }) =>
    line === 0
      ? `Cette partie n’a pas pu être mise en place avec « ${detail} ».`
      : `Après le coup ${String(line)}, « ${detail} » n’a pas pu sortir.`,
  'record.checksum': ({ line, detail }) =>
    `La manche ${detail} de cette partie ne tombe plus juste : quelque chose a été changé, retiré ou déplacé avant la fin du coup ${String(line)}.`,
  'record.scores': 'Les points à la fin de ce fichier ne sont pas ceux de sa partie.',
  'record.nothingChanged': 'Rien n’a été changé.',
};
