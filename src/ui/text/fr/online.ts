import { LONGEST_NAME } from '../../../content/people';
import type { Translation } from '../message';
import type { englishOnline as english } from '../en/online';
import { frenchCount as count, frenchNumber as number, of } from './words';

/** La maison en ligne : salon, tables, rencontres. */
export const frenchOnline: Translation<typeof english> = {
  'lobby.title': 'En ligne',
  'lobby.note': 'Pour venir, un ami n’a besoin que du lien et d’un nom.',
  'lobby.create': 'Créer une table',
  'lobby.mine': 'Mes tables',
  'lobby.mineNote': 'celles qui t’attendent d’abord',
  'lobby.mineNone': 'Tu n’as encore de place nulle part. Crée une table, ou assieds-toi à une table ouverte.',
  'lobby.waits': 'À toi de jouer',
  'lobby.open': 'Tables ouvertes',
  'lobby.openNote': ({ tables, seats }) =>
    `${count(tables, 'table')}, ${count(seats, 'place libre', 'places libres')}`,
  'lobby.openNone': 'Aucune table ouverte. Crée la tienne : elle reste ici jusqu’à ce que tous soient là.',
  'lobby.damaged': 'abîmée, à regarder',
  'lobby.running': 'Parties en cours',
  'lobby.join': 'Rejoindre par lien',
  'lobby.joinHint': 'Lien, ou 12 derniers caractères',
  'lobby.joinGo': 'Rejoindre',
  'lobby.joinWrong': 'Ce n’est pas le lien d’une table.',
  'lobby.sit': 'S’asseoir',
  'lobby.goIn': 'Entrer',
  'lobby.watch': 'Suivre',
  'lobby.seats': ({ names, free }) =>
    free > 0 ? `${names} et ${count(free, 'place libre', 'places libres')}` : `${names} à une table`,
  'lobby.loading': 'La maison cherche …',

  'seat.free': 'Place libre',
  'seat.freeText': 'pour un ami, ou pour un bot',
  'seat.you': ({ name }) => `${name}, toi`,
  'seat.host': 'a créé cette table',
  'seat.here': 'présent',
  'seat.gone': 'absent',
  'seat.goneFor': ({ minutes }) =>
    minutes < 1 ? 'absent depuis peu' : `absent depuis ${number(minutes)} min`,
  'seat.standIn': 'un bot joue à sa place',
  'seat.addBot': 'Ajouter un bot',
  'seat.standInBy': ({ name }) => `à la demande de ${name}`,
  'seat.leads': 'agit pour l’hôte',
  'seat.empty': 'Libérer la place',
  'seat.emptyOf': ({ name }) => `Libérer la place de ${name}`,
  'seat.ready': 'prêt',

  'onlineTable.of': ({ name }) => `Table ${of(name)}`,
  'onlineTable.public': 'ouverte à tous',
  'onlineTable.byLink': 'par lien seulement',
  'onlineTable.seats': ({ n }) => count(n, 'place'),
  'onlineTable.standard': 'Roue imprimée',
  'onlineTable.shuffled': 'Roue mélangée',
  'onlineTable.cardinal': 'contre le Cardinal',
  'onlineTable.free': ({ n }) =>
    n === 0 ? 'tout le monde est là' : count(n, 'place libre', 'places libres'),
  'onlineTable.who': 'Qui joue',
  'onlineTable.invite': 'Inviter',
  'onlineTable.inviteText': 'Qui ouvre ce lien donne un nom et s’assied, ou regarde.',
  'onlineTable.link': 'Lien de cette table',
  'onlineTable.copy': 'Copier le lien',
  'onlineTable.copied': 'Copié',
  'onlineTable.share': 'Partager',
  'onlineTable.shareText': 'Joue à Tiletum avec moi',
  'onlineTable.sitTitle': 'S’asseoir à cette table',
  'onlineTable.sitText': 'Il suffit d’un nom.',
  'onlineTable.full':
    'Toutes les places sont prises. Tu peux regarder : la partie s’ouvre ici quand elle commence.',
  'onlineTable.youSit': ({ name }) => `Tu es à la table ${of(name)}`,
  'onlineTable.youWatch': ({ name }) => `Tu regardes la table ${of(name)}`,
  'onlineTable.waitsHost': 'Commence quand tu veux : tout le monde est venu.',
  'onlineTable.waitsSeats': 'Envoie le lien à tes amis, ou donne les places libres à des bots.',
  'onlineTable.waitsOthers': 'Il y a des places libres : envoie le lien à des amis.',
  'onlineTable.waitsStart': ({ name }) => `${name} lance la partie ; elle s’ouvre ici toute seule.`,
  'onlineTable.leave': 'Quitter la table',
  'onlineTable.start': 'Commencer la partie',
  'onlineTable.ready': 'Je suis prêt',
  'onlineTable.notReady': 'Pas encore prêt',
  'onlineTable.lobby': 'Vers le salon',

  'chat.title': 'Discussion',
  'chat.say': 'Dis quelque chose',
  'chat.send': 'Envoyer',
  'chat.none': 'Personne n’a encore rien dit.',
  'chat.watching': 'Qui regarde peut lire, sans écrire.',
  'chat.new': ({ n }) => count(n, 'nouveau', 'nouveaux'),

  'company.label': 'Journal, discussion et joueurs',
  'company.people': 'Joueurs',
  'company.standIn': 'Laisser jouer un bot',
  'company.standInOf': ({ name }) => `Laisser un bot jouer pour ${name}`,
  'company.handOver': 'Un bot joue pour moi',
  'company.awayFor': ({ name, gone }) => `Absence de ${name} depuis ${gone}.`,
  'company.patience': ({ patience }) => `Ici, on patiente ${patience}.`,
  'company.wait': 'Attendre',
  'company.returns': 'Qui revient retrouve aussitôt sa place.',
  'company.takeBack': 'Je reprends ma place',
  'company.eyes': 'Voir avec les yeux de',
  'company.eyesActive': 'La personne qui joue',
  'company.device': 'Jouer sur un autre appareil',
  'company.deviceText':
    'Ce lien n’est qu’à toi : qui l’a joue à ta place. Ouvre-le sur ton autre appareil ; ici, rien ne change.',
  'company.push': 'Me prévenir quand c’est à moi',
  'company.pushText': 'Même quand cette page est fermée.',
  'company.pushNo': 'Ce navigateur le refuse. Autorise d’abord les notifications pour cette page.',

  'line.lost': 'La connexion est perdue. Elle revient toute seule.',
  'line.slow':
    'La maison ne répond pas en ce moment. Ce que montre la table est à l’abri ; la suite vient toute seule.',
  'line.taken': 'Ton coup est gardé et y sera joué.',
  'line.noTable':
    'La maison ne connaît pas cette table en ce moment. Ta place est gardée ici, et la suite vient toute seule quand la table est de retour. Si cela dure, préviens qui s’occupe de la maison.',
  'line.aside':
    'Dans cette maison, ta place n’est pas à toi en ce moment : tu regardes. Sa clé est gardée ici, et réessayée quand tu reviens.',
  'line.forget': 'Oublier la clé',
  'line.waiting': 'Ton coup est gardé et partira à ce moment-là.',
  'line.turnOfGone': ({ name, minutes }) =>
    minutes < 1
      ? `C’est à ${name} de jouer, mais ${name} vient de partir.`
      : `C’est à ${name} de jouer, mais ${name} est loin depuis ${number(minutes)} min.`,
  'line.turnOfAway': ({ name }) => `C’est à ${name} de jouer, mais ${name} n’est pas là.`,
  'line.standIn': 'Un bot joue à ta place.',
  'line.rematch': 'La revanche est prête : vos places attendent à une nouvelle table.',

  'damaged.title': 'Cette table est abîmée',
  'damaged.shown':
    'Cette partie est abîmée et ne peut pas continuer. Tu vois son dernier moment intact, et rien n’en a été effacé. Enregistre la partie, et préviens qui tient la maison : une sauvegarde peut rétablir le reste.',
  'damaged.save': 'Enregistrer la partie',
  'damaged.begun':
    'Le début de cette partie est illisible : elle ne peut être ni montrée ni continuée. Rien n’en a été effacé. Préviens qui tient la maison : une sauvegarde peut la rétablir.',
  'damaged.open':
    'Ce qui était convenu à cette table est illisible. Aucune partie n’avait commencé, aucune n’est donc perdue. Crée une nouvelle table.',

  'line.leads': ({ name, host }) => `${host} n’est pas là : ${name} agit pour l’hôte.`,
  'line.youLead': ({ host }) => `${host} n’est pas là : tu agis pour l’hôte.`,

  'note.label': 'Qui joue quelle place',
  'note.standIn': ({ name, by }) => `Un bot joue pour ${name}, à la demande de ${by}.`,
  'note.handedOver': ({ name }) => `${name} laisse jouer un bot.`,
  'note.back': ({ name }) => `${name} rejoue.`,

  'title.yourTurn': 'À toi de jouer',

  'newGame.onlineNote': 'Avec des amis, où qu’ils soient',
  'newGame.against': 'Contre',
  'newGame.friends': 'Amis et bots',
  'newGame.free': 'Libre',
  'newGame.freeSeat': 'Libre pour qui ouvre le lien.',
  'newGame.listed': 'Ouverte à tous',
  'newGame.listed.text': 'La table figure au salon. Sinon, seul le lien y mène.',
  'newGame.createTable': 'Créer la table',

  'house.noSuchTable': 'La maison ne connaît pas cette table. Vérifie le lien, ou passe par le salon.',
  'house.noSuchSeat': 'Cette place n’existe pas à cette table. Choisis-en une autre.',
  'house.seatTaken': 'Quelqu’un a été plus rapide : la place est prise. Choisis-en une autre.',
  'house.noSeatFree': 'Toutes les places sont prises. Tu peux regarder la partie.',
  'house.notYours': 'Cette place est à quelqu’un d’autre. Ouvre ton propre lien vers la table.',
  'house.ownSeat': 'C’est ta propre place. Pour la rendre, quitte la table.',
  'house.notHost': 'Seul l’hôte de la table peut le faire, ou qui agit pour lui. Demande-le-lui.',
  'house.isHere': 'Cette personne est à la table. Attends son coup, ou écris-lui dans la discussion.',
  'house.hasTime': 'La table n’a pas encore attendu cette personne assez longtemps. Patiente un peu.',
  'house.standsIn': 'Un bot joue à ta place. Reprends d’abord ta place.',
  'house.hasBegun': 'La partie a déjà commencé. Recharge la page pour la voir.',
  'house.notBegun': 'La partie n’a pas encore commencé. Attends que l’hôte la lance.',
  'house.seatsFree': 'Il y a des places libres : attends des amis, ou donne-les à des bots.',
  'house.colourTaken': 'Quelqu’un a cette couleur. Choisis-en une autre.',
  'house.badName': `Un nom a de 1 à ${LONGEST_NAME} caractères visibles. Change-le et réessaie.`,
  'house.mixedName':
    'Ce nom mélange des alphabets dont les lettres se ressemblent. Écris-le dans un seul, pour que personne ne se fasse passer pour toi.',
  'house.nameTaken': 'Quelqu’un porte ce nom à cette table. Choisis-en un qui s’en distingue.',
  'house.stackedMarks':
    'Plus de trois signes sont empilés sur une lettre : ils couvriraient d’autres lignes. Enlèves-en.',
  'house.badOptions': 'Les règles ne permettent pas ces options. Change-les et réessaie.',
  'house.badWords': 'Dis-le en 1 à 400 caractères.',
  'house.notOver': 'La partie n’est pas encore finie. Joue-la d’abord jusqu’au bout.',
  'house.damaged':
    'Cette partie est abîmée dans la maison et ne peut pas continuer. Rien n’en a été effacé : qui tient la maison peut la rétablir d’une sauvegarde.',
  'house.otherVersion':
    'La maison a une version de Tiletum plus récente que cette page. Ta partie et ta place sont en sécurité : charge-la pour continuer.',
  'house.olderVersion':
    'La maison a une version de Tiletum plus ancienne que cette page. Ta partie et ta place sont en sécurité : charge cette version pour continuer, ou reviens plus tard.',
  'house.databaseAway':
    'La base de données de la maison ne répond pas en ce moment. Ce que montre la table est à l’abri ; la maison réessaie toute seule.',
  'house.diskFull':
    'Le disque de la maison est plein : ceci n’a pas été noté. Tout ce qui précède est à l’abri : préviens qui tient la maison, et réessaie quand il y a de la place.',

  'house.bad-request': 'Cette demande est illisible. Recharge la page et réessaie.',
  'house.forbidden': 'Ce n’est pas permis d’ici. Ouvre ton propre lien vers la table.',
  'house.not-found': 'Il n’y a rien à cette adresse. Vérifie le lien, ou passe par l’accueil.',
  'house.wrong-method': 'Cette adresse ne s’utilise pas ainsi. Recharge la page et réessaie.',
  'house.conflict': 'Quelqu’un a été plus rapide. Recharge la page pour voir où en sont les choses.',
  'house.length-required': 'La demande ne dit pas sa longueur. Envoie-la avec un Content-Length.',
  'house.too-large': 'C’est trop long. Raccourcis et réessaie.',
  'house.not-json': 'Seul le JSON est compris ici. Envoie-le comme application/json.',
  'house.too-many': 'Cela fait beaucoup à la fois. Attends une minute et réessaie.',
  'house.not-ready': 'La maison est en train d’ouvrir ou de fermer. Réessaie dans une minute.',
  'house.failure': 'Un problème est survenu dans la maison, pas chez toi. Réessaie dans une minute.',

  'house.boxAway':
    'Cette partie se joue avec une boîte dont les fichiers ne sont pas venus : il n’y a pas de connexion, ou cette page est plus ancienne que la maison. La partie est en sécurité. Recharge la page.',
  'house.noLine': 'La maison ne répond pas. Vérifie ta connexion et réessaie.',
  'house.tooFast': 'Cela fait beaucoup à la fois. Attends un instant.',
  'house.overtaken': 'La table a avancé : ton dernier coup n’a pas été joué. Rejoue-le si tu le veux encore.',
  'house.notStored': 'La maison n’a pas pu noter ton coup. Rejoue-le.',
  'house.notDone': 'Ton coup n’a pas été joué. Rejoue-le.',
};
