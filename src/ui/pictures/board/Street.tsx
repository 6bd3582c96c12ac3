import { memo } from 'react';
import { BUILDINGS } from '../../../content';
import type { Owner } from '../owners';
import { Picture, type Labelled } from '../Picture';
import type { PlacePropsOf } from '../Place';
import { BuildingSign } from './BuildingSign';
import { STREET } from './facade';
import { StreetScene } from './StreetScene';

export interface BuildingPicture {
  /** The Character tile of each Room, lowest floor first; an empty Room is null. */
  readonly rooms: readonly (string | null)[];
  /** The Crest below. */
  readonly crest: string | null;
  /** Whether the House still waits on the roof. */
  readonly roofHouse: boolean;
}

export interface StreetProps extends Labelled {
  readonly owner: Owner;
  readonly buildings: readonly BuildingPicture[];
  readonly placeProps?: PlacePropsOf | undefined;
  readonly width?: number | string | undefined;
  readonly height?: number | string | undefined;
}

const NOTHING: PlacePropsOf = () => undefined;

/** The six Buildings of a player as a street. Its places are called in `streetPlaces`. */
export const Street = memo(function Street({
  owner,
  buildings,
  placeProps = NOTHING,
  width = STREET.width,
  height = 'auto',
  label,
}: StreetProps) {
  return (
    <Picture
      viewBox={`0 0 ${STREET.width} ${STREET.height}`}
      width={width}
      height={height}
      label={label}
      group={placeProps !== NOTHING}
    >
      <StreetScene />
      {BUILDINGS.map(({ id }, index) => {
        const building = buildings[index];
        return (
          building && (
            <BuildingSign key={id} index={index} owner={owner} building={building} placeProps={placeProps} />
          )
        );
      })}
    </Picture>
  );
});
