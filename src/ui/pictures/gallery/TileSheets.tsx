import { BONUS_TILES, CHARACTER_TILES, CONTRACT_PILE, COST_TILES } from '../../../content';
import { BUILDINGS } from '../../../content';
import { EffectIcons } from '../EffectIcons';
import { CathedralTilesPicture, CostTilePicture } from '../tiles/CathedralTiles';
import { CorruptionPicture } from '../tiles/CorruptionPicture';
import { EmptyPlace, EMPTY_PLACES } from '../tiles/EmptyPlace';
import { TileBack, TilePicture } from '../tiles/TilePicture';
import { Sheet } from './Sheet';

/** Every tile of the box. */
export function TileSheet() {
  return (
    <Sheet title="Tiles">
      <div className="row">
        {[...BONUS_TILES, ...CONTRACT_PILE, ...CHARACTER_TILES].map(({ id }) => (
          <TilePicture key={id} tile={id} size={60} />
        ))}
      </div>
      <div className="row">
        {CHARACTER_TILES.slice(0, 24).map(({ id }) => (
          <TilePicture key={id} tile={id} size={38} />
        ))}
        {EMPTY_PLACES.map(kind => (
          <EmptyPlace key={kind} kind={kind} size={54} />
        ))}
        <TileBack of="helper" size={54} />
        <TileBack of="contract" size={54} />
        <TileBack of="character" size={54} />
      </div>
    </Sheet>
  );
}

/** Costs, Cathedral tiles, corruption, and effects in a line. */
export function CardSheet() {
  return (
    <Sheet title="Cards and effects">
      <div className="row">
        {COST_TILES.map(({ id }) => (
          <CostTilePicture key={id} cost={id} size={36} />
        ))}
        <CathedralTilesPicture points={[6, 4, 2]} size={44} />
        <CathedralTilesPicture points={[2]} size={44} />
        <CathedralTilesPicture points={[]} size={44} />
        {[0, 1, 2].map(steps => (
          <CorruptionPicture key={steps} steps={steps} />
        ))}
        <CorruptionPicture />
        <span className="row light">
          {BUILDINGS.map(({ id, crest }) => (
            <EffectIcons key={id} effects={crest.bonus} size={30} />
          ))}
          <EffectIcons
            effects={[{ do: 'score', points: 11 }, { do: 'king', steps: 1 }, { do: 'changeColour' }]}
            size={30}
          />
        </span>
      </div>
    </Sheet>
  );
}
