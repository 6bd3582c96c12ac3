import type { Translation } from '../message';
import type { englishSettings as english } from '../en/settings';

export const frenchSettings: Translation<typeof english> = {
  'settings.title': 'Réglages',
  'settings.language': 'Langue',
  'language.en': 'English',
  'language.fr': 'Français',
  'settings.sound': 'Son',
  'settings.theme': 'Apparence',
  'settings.theme.system': 'Comme le système',
  'settings.theme.day': 'Jour',
  'settings.theme.night': 'Nuit',
  'settings.toggleNight': 'Vue de nuit',
  'settings.motion': 'Animations',
  'settings.motion.system': 'Comme le système',
  'settings.motion.on': 'Activées',
  'settings.motion.off': 'Désactivées',
  'settings.contrast': 'Contraste élevé',
  'settings.patterns': 'Motifs sur les dés',
  'settings.patterns.text': 'Chaque couleur a aussi son propre motif.',
  'settings.keys': 'Touches d’une lettre',
  'settings.keys.text':
    'Dans NVDA, Insert et Espace ensemble laissent passer les lettres vers la page. Flèches, Tab et Entrée marchent sans elles.',
  'settings.coach': 'Coach',
  'settings.passing': 'Écran de passage entre joueurs',
  'settings.reset': 'Réglages par défaut',
  'settings.done': 'Terminé',

  'menu.home': 'Accueil',
  'menu.settings': 'Réglages',
  'menu.keys': 'Touches',

  'keys.title': 'Touches',
  'keys.next': 'Élément suivant',
  'keys.arrows': 'Aller au prochain choix',
  'keys.choose': 'Choisir',
  'keys.close': 'Fermer ou abandonner',
  'keys.undo': 'Annuler',
  'keys.redo': 'Refaire',
  'keys.endTurn': 'Finir le tour, ou continuer',
  'keys.closer': 'Rapprocher',
  'keys.farther': 'Éloigner',
  'keys.map': 'Aller à la carte',
  'keys.wheel': 'Aller à la Roue',
  'keys.board': 'Aller à mon plateau',
  'keys.log': 'Aller au journal',
  'keys.inWords': 'La table en mots',
  'keys.tasks': 'Aller aux tâches de la barre',
  'keys.bar': 'Aller à ce qui est possible',
  'keys.offers': 'Aller aux offres',
  'keys.players': 'Aller aux autres joueurs',
  'keys.help': 'Ces touches',

  'error.title': 'Un problème est survenu',
  'error.text':
    'La partie est enregistrée. Recharge la page ; si cela se répète, exporte la partie et préviens-nous.',
  'error.reload': 'Recharger',
  'error.home': 'Retour à l’accueil',
  'error.notFound': 'Il n’y a rien à cette adresse',
  'error.notFoundText': 'Le lien est peut-être coupé. Toutes les tables se retrouvent depuis l’accueil.',
  'error.savedGame': 'Une partie enregistrée est illisible',
  'error.savedGameText':
    'Elle a été mise de côté sur cet appareil et peut être exportée. Rien n’a été supprimé.',
  'error.storage':
    'Ce navigateur n’a plus de place ou ne peut rien garder : ce que tu joues sera perdu à la fermeture de la page.',
  'error.overtaken':
    'La partie a continué dans une autre fenêtre, donc ton dernier coup ici n’a pas été joué. Tout est gardé : voici où elle en est. Continue d’ici.',
  'box.away': 'Une partie de ce jeu n’est pas là',
  'box.awayText':
    'Cette partie se joue avec une boîte à part, et ses fichiers ne sont pas venus : il n’y a pas de connexion, ou cette page est plus ancienne que la maison. La partie est en sécurité. Connecte-toi et recharge.',
  'error.copy': 'Copier le rapport',
  'error.copied': 'Copié',
};
