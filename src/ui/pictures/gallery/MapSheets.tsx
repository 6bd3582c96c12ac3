import { MAP_VIEW_BOX, MapPicture, type MapPictureProps } from '../map/MapPicture';
import { MapTip } from '../map/MapTip';
import type { PlacePropsOf } from '../Place';
import { MAP_OF_FOUR, MAP_OF_THREE } from './moment';
import { Sheet } from './Sheet';

const REACHED: Readonly<Record<string, number>> = {
  ...{
    frankfurt: 1,
    antwerpen: 1,
    'r-munster': 1,
    nuernberg: 2,
    strasbourg: 2,
    brugge: 2,
    tiletum: 2,
    hamburg: 2,
  },
  ...{
    praha: 3,
    'r-brenner': 3,
    'r-passau': 3,
    troyes: 3,
    'r-colmar': 3,
    'r-calais': 3,
    'r-arras': 3,
    'r-leipzig': 3,
  },
};

const reach: PlacePropsOf = id => {
  const distance = REACHED[id];
  return distance === undefined ? undefined : { glow: 'possible', distance, tabIndex: 0 };
};

const choice: PlacePropsOf = id => {
  if (id === 'firenze' || id === 'firenze.h2') return { glow: 'chosen' };
  return ['basel', 'wien', 'koeln.cathedral', 'milano.h1', 'arles.b1', 'genova.h2'].includes(id)
    ? { glow: 'possible' }
    : undefined;
};

interface MapSheetProps {
  readonly title: string;
  readonly width?: number;
  readonly moment: MapPictureProps;
}

function MapSheet({ title, width = 835, moment }: MapSheetProps) {
  return (
    <Sheet title={title}>
      <svg
        viewBox={MAP_VIEW_BOX}
        width={width}
        height={(width * 778) / 1192}
        style={{ borderRadius: 12, display: 'block' }}
      >
        <MapPicture {...moment} />
      </svg>
    </Sheet>
  );
}

/** The map in play with three and with four players, large and small. */
export function MapSheets() {
  return (
    <>
      <MapSheet
        title="Map"
        moment={{
          ...MAP_OF_THREE,
          placeProps: reach,
          children: <MapTip at="nuernberg" title="Nürnberg" text="House 1 · tile 1" points={2} />,
        }}
      />
      <MapSheet title="Map of four" moment={{ ...MAP_OF_FOUR, placeProps: choice }} />
      <MapSheet title="Map large" width={1300} moment={MAP_OF_THREE} />
      <MapSheet title="Map small" width={480} moment={{ ...MAP_OF_FOUR, plain: true }} />
    </>
  );
}
