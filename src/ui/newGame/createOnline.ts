import type { Variant } from '../../rules/model';
import { readChosen } from '../../rules/setup/options';
import { houseApi } from '../online/houseApi';
import { keepName, keepSitting, myName } from '../online/sittings';
import type { Text } from '../text';
import { keptReadings } from './keep';
import {
  newDraft,
  proposalOf,
  seatKindsOf,
  takenPlaces,
  withPlace,
  type GameDraft,
  type Mode,
} from './draft';

/** What is proposed for a table of the house: under the name that was used last. */
export function onlineDraft(mode: Mode, text: Pick<Text, 'say'>): GameDraft {
  const draft = newDraft(mode, text, keptReadings());
  const name = myName();
  return name === '' ? draft : withPlace(draft, 0, { name });
}

/** Makes a table of the house as it is drafted; where nobody else has to come, the game begins at once. Gives its id. */
export async function createOnline(draft: GameDraft, listed: boolean): Promise<string> {
  const [host = 0] = takenPlaces(draft);
  const place = draft.places[host];
  if (!place) throw new Error('nobody sits at the table');
  const { name, colour } = place;
  const seats = seatKindsOf(draft);
  const sitting = await houseApi.create({ name, colour, seats, variant: variantOf(draft), listed });
  keepName(name);
  keepSitting(sitting);
  if (!seats.slice(1).includes('person')) await houseApi.start(sitting);
  return sitting.id;
}

function variantOf(draft: GameDraft): Partial<Variant> {
  const { actionTiles, firstPlayer, cardinal, readings, boxes } = readChosen(proposalOf(draft));
  const agreed = { actionTiles, ...(readings && { readings }), ...(boxes && { boxes }) };
  return cardinal ? { ...agreed, cardinal } : { ...agreed, firstPlayer };
}
