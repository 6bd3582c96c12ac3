import type { Translation } from '../message';
import type { replay as english } from '../en/replay';
import { number } from './words';

export const replay: Translation<typeof english> = {
  'replay.turnOf': ({ round, turn, name }) => `Manche ${number(round)}, tour ${number(turn)} · ${name}`,
  'replay.kingOf': ({ round }) => `Phase du Roi, manche ${number(round)}`,
  'replay.fairOf': ({ round, town }) => `Foire de la manche ${number(round)} : ${town}`,
  'replay.finalScoring': 'Décompte final',
  'replay.over': 'La fin',
  'replay.toRound': ({ round }) => `Au début de la manche ${number(round)}`,
  'replay.playing': 'Lancer ou arrêter la relecture',
  'replay.seenBy': ({ name }) => `vu par ${name}`,
  'replay.seenByAll': 'vu par qui décide',
  'replay.lineHint': 'cliquez une ligne pour y aller',
  'replay.copied': 'Adresse copiée',
  'replay.copyBy': 'L’adresse de cette page mène ici',
  'replay.later': 'Suite',
  'replay.times': ({ n }) => `× ${n}`,
  'replay.broken': 'Cette relecture ne tient pas',
  'table.time': 'Temps',

  'replays.title': 'Relectures',
  'replays.mine': 'Parties de cet appareil',
  'replays.hint': 'finies ou encore en cours',
  'replays.none':
    'Aucune partie n’a encore été jouée sur cet appareil. On peut tout de même ouvrir un fichier de partie.',
  'replays.file': 'Une partie venue d’ailleurs',
  'replays.file.text': 'Ouvrez le fichier d’une partie, ou déposez-le n’importe où sur cette page.',
};
