import { shelveAll } from '../rules/allBoxes';
import { shelve } from '../rules/shelf';
import { silver } from '../rules/silver/box';
import { addTexts } from '../ui/text';
import { SILVER_TEXTS } from '../ui/text/silver';

/** Puts every box within reach of a command, also those that no screen shows yet, with what they call things. */
export function shelveForCommands(): void {
  shelveAll();
  shelve(silver);
  addTexts(SILVER_TEXTS);
}
