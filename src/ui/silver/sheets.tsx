import type { MineMap } from '../../content/silver/words';
import type { State } from '../../rules/model';
import { mineMapsOf } from '../../rules/silver/known';
import type { BoxSheet, BoxSheets } from '../play/panels/boxMaps';
import { numeral } from '../text/numeral';
import { MineMapPanel } from './map/MineMapPanel';
import { TechnologyPanel } from './technologies/TechnologyPanel';

/** What lies beside the main map: the three maps below, and the Technologies. */

/** A place, or a choice of the Cardinal with what he does there: mine:I-A.goslar. */
const isOn = ({ id }: MineMap, value: string): boolean =>
  value.slice(value.indexOf(':') + 1).startsWith(`${id}.`);

const sheetOf = (map: MineMap): BoxSheet => ({
  id: map.id,
  is: 'map',
  icon: 'map-start',
  name: () => numeral(map.level),
  isHere: about => Object.values(about).some(value => typeof value === 'string' && isOn(map, value)),
  Panel: () => <MineMapPanel map={map} />,
});

const TECHNOLOGIES: BoxSheet = {
  id: 'technologies',
  is: 'board',
  icon: 'technology',
  name: ({ say }) => say('setUp.technologies'),
  isHere: about => 'technology' in about,
  Panel: TechnologyPanel,
};

/** The same sheets for a game as long as its maps lie there. */
const KNOWN = new WeakMap<readonly MineMap[], readonly BoxSheet[]>();

function sheetsOf(state: State): readonly BoxSheet[] {
  const maps = mineMapsOf(state);
  const sheets = KNOWN.get(maps) ?? [...maps.map(sheetOf), TECHNOLOGIES];
  KNOWN.set(maps, sheets);
  return sheets;
}

export const SILVER_SHEETS: BoxSheets = {
  together: ({ say }) => say('mineMap.together'),
  sheets: sheetsOf,
};
