import type { Translation } from '../message';
import type { englishReplay as english } from '../en/replay';
import { frenchNumber as number } from './words';

export const frenchReplay: Translation<typeof english> = {
  'replay.turnOf': ({ round, turn, name }) => `Manche ${number(round)}, tour ${number(turn)} · ${name}`,
  'replay.kingOf': ({ round }) => `Phase du Roi, manche ${number(round)}`,
  'replay.fairOf': ({ round, town }) => `Foire de la manche ${number(round)} : ${town}`,
  'replay.finalScoring': 'Décompte final',
  'replay.over': 'La fin',
  'replay.toRound': ({ round }) => `Au début de la manche ${number(round)}`,
  'replay.playing': 'Lancer ou arrêter la relecture',
  'replay.seenBy': ({ name }) => `vu par ${name}`,
  'replay.seenByAll': 'vu par qui décide',
  'replay.lineHint': 'clique sur une ligne pour y aller',
  'replay.copied': 'Adresse copiée',
  'replay.copyBy': 'L’adresse de cette page mène ici',
  'replay.later': 'Suite',
  'replay.times': ({ n }) => `× ${n}`,
  'replay.broken': 'Cette relecture ne tient pas',
  'replay.unknown': 'Il n’y a pas de partie ici',
  'replay.unknownText':
    'Le lien est peut-être coupé, ou la partie a été supprimée. Une partie jouée sur un appareil ne se trouve que sur celui-ci.',
  'replay.running': 'Cette partie est encore en cours',
  'replay.runningText':
    'Tant qu’elle n’est pas finie, seuls ceux qui y jouent peuvent la revoir. Tu peux la suivre en direct. Ensuite, la relecture sera ici pour tout le monde.',
  'replay.notNow': 'La partie n’est pas arrivée',
  'replay.toTable': 'Vers la table',
  'table.time': 'Temps',

  'replays.title': 'Relectures',
  'replays.mine': 'Parties de cet appareil',
  'replays.hint': 'finies ou encore en cours',
  'replays.none':
    'Aucune partie n’a encore été jouée sur cet appareil. On peut tout de même ouvrir un fichier de partie.',
  'replays.house': 'Parties en ligne',
  'replays.houseHint': 'où tu as une place',
  'replays.file': 'Une partie venue d’ailleurs',
  'replays.file.text': 'Ouvre le fichier d’une partie, ou dépose-le n’importe où sur cette page.',
};
