import { shelveAll } from '../rules/allBoxes';
import { addTexts } from '../ui/text';
import { SILVER_TEXTS } from '../ui/text/silver';

/** Puts every box within reach of a command, with what it calls things. */
export function shelveForCommands(): void {
  shelveAll();
  addTexts(SILVER_TEXTS);
}
