import type { PieceOnMap } from '../map/MapPieces';
import type { MapPictureProps } from '../map/MapPicture';
import type { Owner } from '../owners';

/** A realistic moment: three players, round 2, second turn, Plum walks with the Merchant. */

const pieces: readonly PieceOnMap[] = [
  { owner: 'plum', piece: 'merchant', at: 'koeln' },
  { owner: 'orange', piece: 'merchant', at: 'frankfurt' },
  { owner: 'teal', piece: 'merchant', at: 'troyes' },
  { owner: 'plum', piece: 'architect', at: 'paris' },
  { owner: 'orange', piece: 'architect', at: 'strasbourg' },
  { owner: 'teal', piece: 'architect', at: 'r-dijon' },
];

const houses: Readonly<Record<string, Owner>> = {
  'tiletum.h1': 'plum',
  'tiletum.h2': 'orange',
  'tiletum.h3': 'teal',
  'antwerpen.h1': 'plum',
  'antwerpen.h2': 'orange',
  'brugge.h1': 'teal',
  'paris.h1': 'orange',
  'troyes.h1': 'teal',
  'frankfurt.h2': 'orange',
};

export const MAP_OF_THREE: MapPictureProps = {
  players: 3,
  houses,
  pillars: { koeln: ['plum', 'teal'], paris: ['plum', 'orange'], lyon: ['teal'], strasbourg: ['orange'] },
  taken: { paris: 1 },
  costs: {
    ...{ london: 'k6', paris: 'k2', lyon: 'k3', koeln: 'k4', strasbourg: 'k1' },
    ...{ praha: 'k8', milano: 'k7', firenze: 'k5', genova: 'k9' },
  },
  tiles: {
    'london.b1': 'b-any3',
    'brugge.b1': 'b-gold2vp2-2',
    'hamburg.b1': 'b-merchant3',
    'frankfurt.b1': 'b-crest-rose-1',
    'strasbourg.b1': 'b-iron2',
    'nuernberg.b1': 'b-character2-1',
    'praha.b1': 'b-building-1',
    'wien.b1': 'b-vp4',
    'basel.b1': 'b-mix4-1',
    'arles.b1': 'b-king2-1',
    'genova.b1': 'b-crest-tower-1',
    'verona.b1': 'b-colour-1',
    'venezia.b1': 'b-gold4-1',
    'firenze.b1': 'b-crest-eagle-2',
  },
  fairs: [
    { town: 'tiletum', state: 'past' },
    { town: 'frankfurt', state: 'now' },
    { town: 'verona', state: 'coming' },
    { town: 'lyon', state: 'coming' },
  ],
  pieces,
  me: 'plum',
  path: ['koeln', 'frankfurt', 'nuernberg'],
};

/** The same with four players and more pieces in one place. */
export const MAP_OF_FOUR: MapPictureProps = {
  ...MAP_OF_THREE,
  players: 4,
  path: undefined,
  houses: {
    ...houses,
    'tiletum.h4': 'blue',
    'hamburg.h1': 'blue',
    'strasbourg.h1': 'blue',
    'venezia.h1': 'teal',
  },
  costs: { ...MAP_OF_THREE.costs, genova: 'k8', praha: 'k9' },
  tiles: {
    ...MAP_OF_THREE.tiles,
    'koeln.b1': 'b-any1-1',
    'paris.b1': 'b-joker1-1',
    'milano.b1': 'b-gold4-2',
    'lyon.b1': 'b-contract2-1',
  },
  pieces: [
    ...pieces.filter(({ owner }) => owner !== 'orange'),
    { owner: 'orange', piece: 'merchant', at: 'tiletum' },
    { owner: 'orange', piece: 'architect', at: 'tiletum' },
    { owner: 'blue', piece: 'merchant', at: 'tiletum' },
    { owner: 'blue', piece: 'architect', at: 'r-villach' },
    { owner: 'cardinal', piece: 'merchant', at: 'r-villach' },
  ],
};
