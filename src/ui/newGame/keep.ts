import { hasFields, isEither, isListOf, isNumber, isOneOf, isText, parseJson, type Is } from '../../given';
import { PLAYER_COLOURS } from '../../rules/model';
import type { Readings } from '../../rules/readings';
import { BadOptions, readReadings } from '../../rules/setup/options';
import { isFreeBot } from '../../table/bots';
import { readText, writeText } from '../session/storage';
import type { ChairKind, GameDraft, Mode } from './draft';

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

const isChairKind: Is<ChairKind> = isEither(isOneOf(['person', 'closed']), isFreeBot);

const hasDraft = hasFields({
  places: isListOf(hasFields({ name: isText, kind: isChairKind, colour: isOneOf(PLAYER_COLOURS) })),
  level: isText,
  challenges: isListOf(isText),
  actionTiles: isOneOf(['standard', 'shuffled']),
  first: isEither(isOneOf(['random']), isNumber),
});

const isDraft = (value: unknown, mode: Mode): value is Omit<GameDraft, 'readings'> =>
  hasDraft(value) &&
  value.places.length === PLAYER_COLOURS.length &&
  (value as Partial<GameDraft>).mode === mode;

/** The kept game, if there is one that can be read. */
export function keptDraft(mode: Mode): GameDraft | undefined {
  const kept = parseJson(readText(keyOf(mode)));
  return isDraft(kept, mode) ? { ...kept, readings: keptReadings() } : undefined;
}
