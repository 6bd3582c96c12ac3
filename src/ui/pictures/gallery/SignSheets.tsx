import { ACTIONS, CATHEDRAL_TILES, COLOURS, CRESTS, TOWNS, WHEEL_ACTIONS } from '../../../content';
import { DiePicture, DieSpace } from '../Die';
import { ActionIcon, Icon, PointsIcon, PointsRow, ShieldIcon } from '../Icon';
import { ICONS } from '../icons';
import { TownPicture } from '../map/TownPicture';
import { OWNERS } from '../owners';
import { CardinalPicture, CathedralPicture, CharacterPicture, CrestPicture } from '../People';
import { PieceIcon, TokenIcon } from '../Piece';
import { GalleryCell, Sheet } from './Sheet';

const PIECES = ['house', 'pillar', 'merchant', 'architect'] as const;
const VALUES = [1, 2, 3, 4, 5, 6];

/** Every icon, with its name. */
export function IconSheet() {
  return (
    <Sheet title="Icons">
      <div className="row">
        {ICONS.map(name => (
          <GalleryCell key={name} name={name}>
            <span className="light of-plum act-king">
              <Icon name={name} size={32} />
            </span>
          </GalleryCell>
        ))}
        {WHEEL_ACTIONS.map(action => (
          <GalleryCell key={action} name={action}>
            <ActionIcon action={action} size={38} points={2} />
          </GalleryCell>
        ))}
        {[5, 34, 120].map(points => (
          <GalleryCell key={points} name="points">
            <ShieldIcon points={points} size={38} />
          </GalleryCell>
        ))}
        <PointsIcon points={3} size={38} />
        <PointsIcon points="+2" tone="sun" size={38} />
        <PointsRow left={3} total={5} />
        <span className="light">
          <Icon name="wool" count={3} size={30} />
        </span>
        {[16, 18, 20].map(size => (
          <span key={size} className="row light">
            {(
              ['gold', 'food', 'wool', 'stone', 'iron', 'any', 'identical', 'crown', 'contract'] as const
            ).map(name => (
              <Icon key={name} name={name} size={size} />
            ))}
          </span>
        ))}
      </div>
    </Sheet>
  );
}

/** The five dice in all values, in colour, in grey and with patterns. */
export function DiceSheet({ grey = false }: { grey?: boolean }) {
  return (
    <Sheet title={grey ? 'Dice in grey' : 'Dice'}>
      {COLOURS.map(colour => (
        <div key={colour} className={grey ? 'row grey' : 'row'}>
          {VALUES.map(value => (
            <DiePicture key={value} colour={colour} value={value} size={37} possible={!grey && value === 3} />
          ))}
          <DiePicture colour={colour} value={4} size={22} />
          <span style={{ '--pattern': 1 } as object}>
            <DiePicture colour={colour} value={5} size={37} />
          </span>
        </div>
      ))}
      <DieSpace size={37} />
    </Sheet>
  );
}

/** Crests, Characters, the Cardinal and the Cathedrals. */
export function PeopleSheet() {
  const towns = [...new Set(CATHEDRAL_TILES.map(({ town }) => town))];
  return (
    <Sheet title="Crests, people, Cathedrals">
      <div className="row">
        {CRESTS.map(crest => (
          <CrestPicture key={crest} crest={crest} size={52} />
        ))}
        {ACTIONS.map(action => (
          <CharacterPicture key={action} character={action} size={66} />
        ))}
        <CardinalPicture size={66} />
        {towns.map(town => (
          <CathedralPicture key={town} town={town} size={78} />
        ))}
        {TOWNS.map(({ id }) => (
          <TownPicture key={id} town={id} size={56} />
        ))}
      </div>
    </Sheet>
  );
}

/** Every piece of every player. */
export function PieceSheet() {
  return (
    <Sheet title="Pieces">
      {OWNERS.map(owner => (
        <div key={owner} className="row">
          <TokenIcon owner={owner} size={32} />
          {PIECES.map(kind => (
            <PieceIcon key={kind} kind={kind} owner={owner} size={32} />
          ))}
          <TokenIcon owner={owner} text="+2" size={24} />
        </div>
      ))}
    </Sheet>
  );
}
