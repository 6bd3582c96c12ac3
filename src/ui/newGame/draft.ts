import { CARDINAL_LEVELS } from '../../content';
import { PLAYER_COLOURS, type Options, type PlayerColour } from '../../rules/model';
import type { Readings } from '../../rules/readings';
import { BadOptions, readChosen, type OptionProblem } from '../../rules/setup/options';
import { isSameName, mixesAlphabets, stacksMarks } from '../../table/names';
import type { FreeKind, SeatKind } from '../../table/seats';
import type { Text } from '../text';

/** A new game while it is being put together. Whether it is right, only the options of the rules say. */

export type ChairKind = FreeKind | 'closed';

export interface Chair {
  readonly kind: ChairKind;
  readonly name: string;
  readonly colour: PlayerColour;
}

export type Mode = 'solo' | 'local';

export interface GameDraft {
  readonly mode: Mode;
  readonly places: readonly Chair[];
  /** How strong the Cardinal is: a level, or the Challenges that are ticked. */
  readonly level: string;
  readonly challenges: readonly string[];
  readonly actionTiles: Options['actionTiles'];
  /** A place, or by lot. */
  readonly first: number | 'random';
  /** How rules are read, where not as usual. */
  readonly readings: Readings;
}

export const OWN_LEVEL = 'own';
const USUAL_LEVEL = 'normal';

/** What is proposed: two places taken, the others closed. */
export const newDraft = (mode: Mode, { say }: Pick<Text, 'say'>, readings: Readings = {}): GameDraft => ({
  mode,
  places: PLAYER_COLOURS.map((colour, index) => ({
    kind: index < 2 ? 'person' : 'closed',
    name: say('newGame.player', { n: index + 1 }),
    colour,
  })),
  level: USUAL_LEVEL,
  challenges: [],
  actionTiles: 'standard',
  first: 'random',
  readings,
});

/** The places that play: alone it is the first one, against the Cardinal. */
export const takenPlaces = ({ mode, places }: GameDraft): readonly number[] =>
  places.flatMap((place, index) =>
    (mode === 'solo' ? index === 0 : place.kind !== 'closed') ? [index] : [],
  );

const cardinalOf = ({ level, challenges }: GameDraft): object =>
  level === OWN_LEVEL ? { challenges } : { level };

/** What is handed to the rules. */
export function proposalOf(draft: GameDraft): unknown {
  const taken = takenPlaces(draft);
  const players = taken.flatMap(index => {
    const place = draft.places[index];
    return place ? [{ name: place.name, colour: place.colour }] : [];
  });
  const { actionTiles, first, readings } = draft;
  if (draft.mode === 'solo') return { players, actionTiles, cardinal: cardinalOf(draft), readings };
  const firstPlayer = first === 'random' ? first : taken.indexOf(first);
  return { players, actionTiles, firstPlayer, readings };
}

export function seatKindsOf(draft: GameDraft): SeatKind[] {
  if (draft.mode === 'solo') return ['person', 'cardinal'];
  return takenPlaces(draft).flatMap(index => {
    const kind = draft.places[index]?.kind;
    return kind === undefined || kind === 'closed' ? [] : [kind];
  });
}

/** A name by which one person could be taken for another: no house seats it either. */
interface NameProblem {
  readonly option: string;
  readonly problem: 'mixedName' | 'stackedMarks' | 'nameTaken';
}

export type DraftProblem = OptionProblem | NameProblem;

/** What is wrong with the draft, if anything: what the rules find first. */
export function problemOf(draft: GameDraft): DraftProblem | undefined {
  try {
    readChosen(proposalOf(draft));
    return nameProblemOf(draft);
  } catch (error) {
    if (error instanceof BadOptions) return error.details;
    throw error;
  }
}

function nameProblemOf(draft: GameDraft): NameProblem | undefined {
  const names = takenPlaces(draft).map(index => draft.places[index]?.name ?? '');
  for (const [seat, name] of names.entries()) {
    const option = `players[${seat}].name`;
    if (mixesAlphabets(name)) return { option, problem: 'mixedName' };
    if (stacksMarks(name)) return { option, problem: 'stackedMarks' };
    if (names.slice(0, seat).some(other => isSameName(other, name))) return { option, problem: 'nameTaken' };
  }
  return undefined;
}

/** The place that a problem is about: seats are counted without the closed places. */
export function placeOf(draft: GameDraft, { option }: DraftProblem): number | undefined {
  const seat = /^players\[(\d+)\]/.exec(option)?.[1];
  return seat === undefined ? undefined : takenPlaces(draft)[Number(seat)];
}

/** How many Challenges there will be. */
export const challengeCount = ({ level, challenges }: GameDraft): number =>
  CARDINAL_LEVELS.find(({ id }) => id === level)?.challenges ?? challenges.length;

/** Lets a place take a colour; who had it takes the one that is given up. */
export function withColour(draft: GameDraft, index: number, colour: PlayerColour): GameDraft {
  const before = draft.places[index]?.colour;
  if (before === undefined) return draft;
  const places = draft.places.map((place, other) => {
    if (other === index) return { ...place, colour };
    return place.colour === colour ? { ...place, colour: before } : place;
  });
  return { ...draft, places };
}

export const withPlace = (draft: GameDraft, index: number, change: Partial<Chair>): GameDraft => ({
  ...draft,
  places: draft.places.map((place, other) => (other === index ? { ...place, ...change } : place)),
});

/** A place that is closed cannot begin. */
export const withKind = (draft: GameDraft, index: number, kind: ChairKind): GameDraft => ({
  ...withPlace(draft, index, { kind }),
  first: kind === 'closed' && draft.first === index ? 'random' : draft.first,
});
