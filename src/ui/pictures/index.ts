/** The pictures of the game. Put `<Sprite />` at the top of the app and import `theme/index.css` once. */
export { CardinalStreet, type CardinalBuilding } from './board/CardinalStreet';
export { ContractRow } from './board/ContractRow';
export { Storehouse } from './board/Storehouse';
export { Street, type BuildingPicture } from './board/Street';
export { ChallengeCard } from './cards/ChallengeCard';
export {
  DecreeCard,
  type DrawnCondition,
  type DecreeDie,
  type DecreeRow,
  type DecreeTake,
} from './cards/DecreeCard';
export { FairCard } from './cards/FairCard';
export { FairIcons } from './cards/FairIcons';
export { DiePicture, DieSign, DieSpace, PlainDie } from './Die';
export { EffectIcons } from './EffectIcons';
export { ActionIcon, Icon, PointsIcon, PointsRow, ShieldIcon } from './Icon';
export { ICONS, type IconName } from './icons';
export type { PieceOnMap } from './map/MapPieces';
export { MAP_VIEW_BOX, MapLand, MapPicture, type MapPictureProps } from './map/MapPicture';
export { MapTip } from './map/MapTip';
export { type FairOnMap, type FairState } from './map/Pennant';
export { MAP_VIEW, placeAt } from './map/places';
export { TownPicture } from './map/TownPicture';
export { figure, signed } from './numbers';
export { MARK_OF, OWNERS, type Owner } from './owners';
export { CardinalPicture, CathedralPicture, CharacterPicture, CrestPicture } from './People';
export { Picture } from './Picture';
export { PieceIcon, TokenIcon, type PieceKind } from './Piece';
export type { Glow, PlaceProps, PlacePropsOf } from './Place';
export { Sprite } from './Sprite';
export { CathedralTilesPicture, CostTilePicture } from './tiles/CathedralTiles';
export { CorruptionPicture } from './tiles/CorruptionPicture';
export { EmptyPlace, type EmptyPlaceKind } from './tiles/EmptyPlace';
export { TileBack, TilePicture } from './tiles/TilePicture';
export { KingTrack } from './wheel/KingTrack';
export { Wheel, type ActionBonus, type WheelProps } from './wheel/Wheel';
