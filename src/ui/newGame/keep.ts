import { PLAYER_COLOURS } from '../../rules/model';
import type { Readings } from '../../rules/readings';
import { BadOptions, readReadings } from '../../rules/setup/options';
import { isFreeBot } from '../../table/bots';
import { parseJson, readText, writeText } from '../session/storage';
import type { Chair, ChairKind, GameDraft, Mode } from './draft';

/** The usual game of this device, one for each way to play. */

const keyOf = (mode: Mode): string => `tiletum.usual.${mode}`;

const READINGS_KEY = 'tiletum.usual.readings';

/** The readings are the same for every way to play. */
export function keepDraft({ readings, ...draft }: GameDraft): boolean {
  const kept = keepReadings(readings);
  return writeText(keyOf(draft.mode), JSON.stringify(draft)) && kept;
}

export const keepReadings = (readings: Readings): boolean =>
  writeText(READINGS_KEY, JSON.stringify(readings));

/** The kept readings, if the rules still know all of them. */
export function keptReadings(): Readings {
  try {
    return readReadings(parseJson(readText(READINGS_KEY))) ?? {};
  } catch (error) {
    if (error instanceof BadOptions) return {};
    throw error;
  }
}

const isChairKind = (kind: unknown): kind is ChairKind =>
  kind === 'person' || kind === 'closed' || isFreeBot(kind);

function isPlace(value: unknown): value is Chair {
  const place = value as Partial<Chair> | null;
  return (
    typeof place === 'object' &&
    typeof place?.name === 'string' &&
    isChairKind(place.kind) &&
    PLAYER_COLOURS.some(colour => colour === place.colour)
  );
}

function isDraft(value: unknown, mode: Mode): value is Omit<GameDraft, 'readings'> {
  const draft = value as Partial<GameDraft> | null | undefined;
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
export function keptDraft(mode: Mode): GameDraft | undefined {
  const kept = parseJson(readText(keyOf(mode)));
  return isDraft(kept, mode) ? { ...kept, readings: keptReadings() } : undefined;
}
