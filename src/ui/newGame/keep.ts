import {
  hasFields,
  isAbsent,
  isEither,
  isFields,
  isListOf,
  isNumber,
  isOneOf,
  isText,
  parseJson,
  type Is,
} from '../../given';
import { PLAYER_COLOURS } from '../../rules/model';
import type { Readings } from '../../rules/readings';
import { BadOptions, readReadings } from '../../rules/setup/options';
import { isFreeBot } from '../../table/bots';
import { readText, writeText } from '../session/storage';
import { readingsWithBoxes, type ChairKind, type GameDraft, type Mode } from './draft';

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

/** The kept readings that there are with these boxes, which are at hand. */
export function keptReadings(boxes: GameDraft['boxes'] = {}): Readings {
  const kept = parseJson(readText(READINGS_KEY));
  const known = readingsWithBoxes({ boxes });
  const names = isFields(kept) ? Object.entries(kept) : [];
  try {
    return readReadings(Object.fromEntries(names.filter(([name]) => name in known)), known) ?? {};
  } catch (error) {
    if (error instanceof BadOptions) return {};
    throw error;
  }
}

const isChairKind: Is<ChairKind> = isEither(isOneOf(['person', 'closed']), isFreeBot);

const isBoxes: Is<GameDraft['boxes']> = (value): value is GameDraft['boxes'] =>
  isFields(value) && Object.values(value).every(isFields);

const hasDraft = hasFields({
  places: isListOf(hasFields({ name: isText, kind: isChairKind, colour: isOneOf(PLAYER_COLOURS) })),
  level: isText,
  challenges: isListOf(isText),
  actionTiles: isOneOf(['standard', 'shuffled']),
  first: isEither(isOneOf(['random']), isNumber),
  boxes: isEither(isAbsent, isBoxes),
});

/** Without boxes it is of a time when there were none. */
type KeptDraft = Omit<GameDraft, 'readings' | 'boxes'> & Partial<Pick<GameDraft, 'boxes'>>;

const isDraft = (value: unknown, mode: Mode): value is KeptDraft =>
  hasDraft(value) &&
  value.places.length === PLAYER_COLOURS.length &&
  (value as Partial<GameDraft>).mode === mode;

/** The boxes of the kept game: they have to be at hand before it is read. */
export const keptBoxes = (mode: Mode): readonly string[] => {
  const kept = parseJson(readText(keyOf(mode)));
  return isDraft(kept, mode) ? Object.keys(kept.boxes ?? {}) : [];
};

/** The kept game, if there is one that can be read. */
export function keptDraft(mode: Mode): GameDraft | undefined {
  const kept = parseJson(readText(keyOf(mode)));
  if (!isDraft(kept, mode)) return undefined;
  const { boxes = {} } = kept;
  return { ...kept, boxes, readings: keptReadings(boxes) };
}
