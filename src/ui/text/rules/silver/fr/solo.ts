import type { Titled } from '../../types';
import type { SilverRuleOf } from '../types';

/** Sections 12, 13 et 16 : seul, de la mise en place à la fin. */
export const frenchSoloRules: Record<SilverRuleOf<12> | SilverRuleOf<13> | SilverRuleOf<16>, Titled> = {
  'S12.1': [
    'Mise en place',
    'Mets en place pour 2 joueurs avec l’argent, puis comme pour une partie en solo. Tu commences avec 1 argent, le Cardinal sans.',
  ],
  'S12.2': [
    'Nouveaux Décrets',
    '6 Décrets sont remplacés par ceux du même nom ; 3 vont avec les nouvelles Foires.',
  ],
  'S12.3': [
    'Cinquième Décret',
    'Piliers de l’Histoire ou Maisons du Destin, selon le cache, prend la place de Gloire Éternelle.',
  ],
  'S12.4': ['Défis', '4 Défis rejoignent les 8 autres.'],
  'S12.5': ['Surprises du Roi', 'Les 12 cartes Surprise du Roi sont mélangées.'],
  'S12.6': [
    'Ses pièces',
    'Il commence avec un Prospecteur et une Mine sur la carte I. Toutes ses autres Mines sont disponibles.',
  ],
  'S12.7': ['Sans Technologies', 'Les Technologies ne le concernent pas.'],
  'S12.8': ['Niveau difficile', 'Au niveau difficile, il commence aussi avec 1 argent et 30 points.'],
  'S13.1': [
    'Autres Prospecteurs',
    'Son deuxième Prospecteur vient sur la carte II avant la manche 2, le troisième sur la carte III avant la manche 3, pour rien.',
  ],
  'S13.2': ['Signe de mouvement', 'Le signe de mouvement ne lui dit rien, sauf par un Défi.'],
  'S13.3': [
    'Phase du Roi',
    'Il reçoit comme toi le revenu de ses Mines, les points et le ruban, et n’a aucune Mine à débloquer.',
  ],
  'S13.4': [
    'Payer les Surprises',
    'Après la phase du Roi des manches 1 à 3, il paie 5, 3 ou 1 argents, le plus qu’il peut, et pioche 3, 2 ou 1 Surprises du Roi.',
  ],
  'S13.5': [
    'Les cartes',
    'Il résout carte par carte, ligne par ligne. L’impossible est passé, le reste a lieu. Les cartes servies vont sous son plateau.',
  ],
  'S13.6': ['Foires', 'À la Foire des Technologies il compte ces cartes.'],
  'S13.7': ['Cathédrales', 'Pour une Cathédrale souterraine il doit payer son or ou son argent.'],
  'S16.1': ['Toi', 'Tu marques comme toujours.'],
  'S16.2': ['Son produit', 'Il marque le produit du cache, avec ses Mines s’il en a davantage.'],
  'S16.3': [
    'Contrats et ressources',
    'Il remplit ses derniers Contrats et marque ses ressources comme sans l’extension.',
  ],
  'S16.4': ['Son argent', 'Après cela chacun de ses argents vaut 1 point. Il n’a pas de niveaux.'],
  'S16.5': ['Gagner', 'Tu gagnes avec plus de points que lui.'],
};
