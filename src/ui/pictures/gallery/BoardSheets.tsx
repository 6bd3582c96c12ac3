import { WHEEL, type Colour, type WheelAction } from '../../../content';
import { CardinalStreet } from '../board/CardinalStreet';
import { ContractRow } from '../board/ContractRow';
import { Storehouse } from '../board/Storehouse';
import { Street, type BuildingPicture } from '../board/Street';
import { buildingPlace, crestPlace, roomPlace } from '../board/streetPlaces';
import type { PlacePropsOf } from '../Place';
import { KingTrack } from '../wheel/KingTrack';
import { Wheel } from '../wheel/Wheel';
import { Sheet } from './Sheet';

const NAMES: Readonly<Partial<Record<WheelAction, string>>> = {
  contract: 'Contract',
  character: 'Character',
  architect: 'Architect',
  merchant: 'Merchant',
  king: 'King',
  joker: 'Joker',
};

const dice = (text: string): { colour: Colour; value: number }[] =>
  text.split(' ').map(die => {
    const colours: Readonly<Record<string, Colour>> = {
      f: 'pink',
      i: 'blue',
      s: 'darkGrey',
      g: 'yellow',
      w: 'lightGrey',
    };
    return { colour: colours[die.charAt(0)] ?? 'blue', value: Number(die.charAt(1)) };
  });

const BUILDINGS: readonly BuildingPicture[] = [
  { rooms: ['ch-contract-5', 'ch-contract-4', null], crest: null, roofHouse: true },
  { rooms: ['ch-architect-5', null], crest: null, roofHouse: true },
  { rooms: [null, null], crest: null, roofHouse: true },
  { rooms: ['ch-king-1'], crest: 'b-crest-eagle-1', roofHouse: false },
  { rooms: [null], crest: null, roofHouse: true },
  { rooms: [], crest: 'b-crest-cup-2', roofHouse: false },
];

const possible =
  (...ids: readonly string[]): PlacePropsOf =>
  id =>
    ids.includes(id) ? { glow: 'possible', tabIndex: 0 } : undefined;

/** The wheel, sparse and crowded, and the King track. */
export function WheelSheets() {
  const tiles = { contract: 'b-wool2', character: 'b-any2-1', king: 'b-crest-cup-1', joker: 'b-add2-1' };
  return (
    <>
      <Sheet title="Wheel">
        <Wheel
          actions={WHEEL}
          offset={2}
          dice={dice('f5 i6 s1 g3 i3 w4')}
          tiles={tiles}
          names={NAMES}
          current="merchant"
          bonuses={[
            { action: 'character', owner: 'orange', points: 2 },
            { action: 'king', owner: 'plum', points: 1 },
          ]}
        />
        <KingTrack track={track({ 8: ['teal', 'orange'], 9: ['plum'] })} />
      </Sheet>
      <Sheet title="Wheel full">
        <Wheel
          actions={WHEEL}
          offset={0}
          dice={dice('f1 i1 s1 g2 i2 w2 f2 f3 f3 i3 s3 w3 g3 g4 w4 f5')}
          tiles={{ ...tiles, merchant: 'b-mix4-1' }}
          names={NAMES}
          placeProps={possible(
            'die.pink.1',
            'die.yellow.4',
            'die.lightGrey.3',
            'tile.merchant',
            'action.joker',
          )}
        />
        <KingTrack track={track({ 0: ['blue'], 5: ['plum', 'orange', 'teal', 'cardinal'], 13: [] })} />
      </Sheet>
    </>
  );
}

const track = (
  stacks: Readonly<Record<number, readonly ('plum' | 'orange' | 'teal' | 'blue' | 'cardinal')[]>>,
) => Array.from({ length: 14 }, (_, index) => stacks[index] ?? []);

/** A player's board: street, Contracts, Storehouse; and the Cardinal's. */
export function BoardSheet() {
  return (
    <Sheet title="Board">
      <div className="row">
        <Street owner="plum" buildings={BUILDINGS} placeProps={possible('crest.4')} />
        <Street
          owner="teal"
          buildings={BUILDINGS}
          placeProps={possible(
            roomPlace(0, 3),
            roomPlace(1, 2),
            roomPlace(4, 1),
            buildingPlace(3),
            crestPlace(0),
          )}
        />
        <div>
          <ContractRow owner="plum" contracts={['c-iron3']} placeProps={possible('contract.1')} width={394} />
          <Storehouse
            tiles={['c-wool3', 'b-crest-lily-1', 'b-gold2vp2-1']}
            placeProps={possible('c-wool3', 'b-crest-lily-1')}
            width={270}
          />
        </div>
        <CardinalStreet
          buildings={[
            { rooms: ['ch-contract-5', 'ch-contract-4'], crest: 'b-crest-eagle-1', points: 1 },
            { rooms: ['ch-king-1', null], crest: null, points: 1 },
            { rooms: ['ch-architect-5', null], crest: null, points: 2 },
            { rooms: [null, null], crest: null, points: 2 },
            { rooms: [null, null], crest: null, points: 3 },
          ]}
        />
      </div>
    </Sheet>
  );
}
