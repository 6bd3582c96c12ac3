import { PLAYER_COLOURS } from '../../rules/model';
import { parseJson, readText, writeText } from '../session/storage';
import { PLACE_KINDS, type Draft, type Mode, type Place } from './draft';

/** The usual game of this device, one for each way to play. */

const keyOf = (mode: Mode): string => `tiletum.usual.${mode}`;

export const keepDraft = (draft: Draft): boolean => writeText(keyOf(draft.mode), JSON.stringify(draft));

function isPlace(value: unknown): value is Place {
  const place = value as Partial<Place> | null;
  return (
    typeof place === 'object' &&
    typeof place?.name === 'string' &&
    PLACE_KINDS.some(kind => kind === place.kind) &&
    PLAYER_COLOURS.some(colour => colour === place.colour)
  );
}

function isDraft(value: unknown, mode: Mode): value is Draft {
  const draft = value as Partial<Draft> | null | undefined;
  return (
    typeof draft === 'object' &&
    draft?.mode === mode &&
    Array.isArray(draft.places) &&
    draft.places.length === PLAYER_COLOURS.length &&
    draft.places.every(isPlace) &&
    typeof draft.level === 'string' &&
    Array.isArray(draft.challenges) &&
    draft.challenges.every(each => typeof each === 'string') &&
    (draft.actionTiles === 'standard' || draft.actionTiles === 'shuffled') &&
    (draft.first === 'random' || typeof draft.first === 'number')
  );
}

/** The kept game, if there is one that can be read. */
export function keptDraft(mode: Mode): Draft | undefined {
  const kept = parseJson(readText(keyOf(mode)));
  return isDraft(kept, mode) ? kept : undefined;
}
