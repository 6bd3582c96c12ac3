import type { BoxFinal } from '../../final/boxFinal';
import { MineCellar } from './MineCellar';
import { SilverPanels } from './SilverPanels';

/** What the end of a game with the box shows. */
export const SILVER_FINAL: BoxFinal = { Panels: SilverPanels, Cellar: MineCellar };
