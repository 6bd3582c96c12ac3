import type { MineMap } from '../../content/silver/words';
import type { State } from '../../rules/model';
import { mineMapsOf } from '../../rules/silver/known';
import type { BoxSheet } from '../play/panels/boxMaps';
import { numeral } from '../text/numeral';
import { MineMapPanel } from './map/MineMapPanel';
import { TechnologyPanel } from './technologies/TechnologyPanel';

/** What lies beside the main map: the three maps below, and the Technologies. */

const sheetOf = (map: MineMap): BoxSheet => ({
  id: map.id,
  name: () => numeral(map.level),
  isHere: about =>
    Object.values(about).some(value => typeof value === 'string' && value.startsWith(`${map.id}.`)),
  Panel: () => <MineMapPanel map={map} />,
});

const TECHNOLOGIES: BoxSheet = {
  id: 'technologies',
  name: ({ say }) => say('setUp.technologies'),
  isHere: about => 'technology' in about,
  Panel: TechnologyPanel,
};

/** The same sheets for a game as long as its maps lie there. */
const KNOWN = new WeakMap<readonly MineMap[], readonly BoxSheet[]>();

export function silverSheets(state: State): readonly BoxSheet[] {
  const maps = mineMapsOf(state);
  const sheets = KNOWN.get(maps) ?? [...maps.map(sheetOf), TECHNOLOGIES];
  KNOWN.set(maps, sheets);
  return sheets;
}
