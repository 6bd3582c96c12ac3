import type { Translation } from '../message';
import type { englishCoach as english } from '../en/coach';

export const frenchCoach: Translation<typeof english> = {
  'coach.title': 'Coach',
  'coach.next': 'Compris',
  'coach.off': 'Arrêter les conseils',
  'coach.knowsBase': 'Je connais le jeu de base',
  'coach.more': 'Lire la règle',
  'coach.welcome': 'Bienvenue à Tiletum',
  'coach.welcome.text':
    'Quatre manches de trois tours. Un tour, c’est un dé : il donne des ressources et une Action. Chaque manche finit par une Foire. Le plus de points gagne.',
  'coach.preparation': 'Les dés sont lancés',
  'coach.preparation.text':
    'Chaque dé est dans la section de sa valeur. Un gros dé donne beaucoup de ressources et peu de points d’Action, un petit fait l’inverse.',
  'coach.takeDie': 'Prends un dé',
  'coach.takeDie.text':
    'Sa couleur dit ce qu’il donne, sa valeur combien. La section dit quelle Action tu obtiens. Pour 2 ors, un dé tourne d’un cran.',
  'coach.wheelTile': 'Une tuile Bonus',
  'coach.wheelTile.text':
    'Elle est sur l’Action de ton dé et peut rejoindre ton Entrepôt. Ses quatre places sont précieuses : seule une tuile utilisée libère la sienne.',
  'coach.merchant': 'Le Marchand',
  'coach.merchant.text':
    'Un point vaut un pas, une Maison ou une tuile Bonus dans la ville où il se trouve. Une Maison, ou le Marchand lui-même, te fait participer à une Foire.',
  'coach.architect': 'L’Architecte',
  'coach.architect.text':
    'Un point vaut un pas, un Pilier ou une tuile Bonus. Avec un Pilier, tu peux payer de la pierre à cette Cathédrale pour beaucoup de points.',
  'coach.character': 'Les Personnages',
  'coach.character.text':
    'En prendre un coûte un point, une Pièce en coûte autant que son étage. Emménager donne son bonus. Un Bâtiment rempli libère la Maison du toit.',
  'coach.contract': 'Les Contrats',
  'coach.contract.text':
    'Prends-en un pour les points indiqués dessous, ou échange des ressources. Dès que tu as ce qu’il demande, remplis-le : des points, et un Pilier pour ta réserve.',
  'coach.king': 'La piste du Roi',
  'coach.king.text':
    'Un point vaut une case. En fin de manche ta case rapporte, le premier prend la tuile, et le classement devient l’ordre du tour. La corruption fait reculer tout le monde.',
  'coach.joker': 'Le Joker',
  'coach.joker.text': 'Nomme une des cinq Actions ; tous ses points y vont.',
  'coach.tasks': 'Les Tâches',
  'coach.tasks.text':
    'Pendant ton tour, tu peux à tout moment remplir des Contrats, placer des Blasons, payer des Cathédrales, utiliser des Assistants et acheter. La barre montre ce qui est possible.',
  'coach.storehouseFull': 'L’Entrepôt est plein',
  'coach.storehouseFull.text': 'Place, remplis ou utilise d’abord une tuile. Rien ne peut être jeté.',
  'coach.endTurn': 'Fin du tour',
  'coach.endTurn.text':
    'Les points restants sont perdus. Tant que le tour n’est pas fini, tu peux annuler chaque étape.',
  'coach.kingPhase': 'Phase du Roi',
  'coach.kingPhase.text':
    'Le premier de la piste prend la tuile, chacun marque sa position, les marqueurs rouges reviennent à 0.',
  'coach.fair': 'La Foire',
  'coach.fair.text':
    'Qui a une Maison ou son Marchand dans la ville marque : les points de la tuile plus ceux de la manche, pour chaque chose que la Foire compte.',
  'coach.cleanup': 'Entretien',
  'coach.cleanup.text': 'La Roue tourne d’un cran : chaque Action a maintenant une autre valeur.',
  'coach.building': 'Un Bâtiment achevé',
  'coach.building.text':
    'Rempli d’un même Personnage et muni d’un Blason, il renforce cette Action jusqu’à la fin de la partie.',
  'coach.final': 'Le décompte final',
  'coach.final.text':
    'Maisons sur la carte fois Piliers sur la carte, Bâtiments achevés, et un point par lot de quatre ressources.',
};
