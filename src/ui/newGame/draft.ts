import { CARDINAL_LEVELS, CHALLENGES, type Challenge } from '../../content';
import { readingsWith } from '../../rules/boxReadings';
import { PLAYER_COLOURS, type Options, type PlayerColour } from '../../rules/model';
import type { Reading, Readings } from '../../rules/readings';
import { BadOptions, readChosen, type OptionProblem } from '../../rules/setup/options';
import { boxOf, type ChosenBoxes } from '../../rules/shelf';
import { isSameName, mixesAlphabets, stacksMarks } from '../../table/names';
import type { FreeKind, SeatKind } from '../../table/seats';
import type { Chosen } from '../boxes/setups';
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
  /** The boxes besides the base game, each with what is chosen of it. */
  readonly boxes: Readonly<Record<string, Chosen>>;
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
  boxes: {},
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
  const { actionTiles, first, readings, boxes } = draft;
  const agreed = { players, actionTiles, readings, boxes };
  if (draft.mode === 'solo') return { ...agreed, cardinal: cardinalOf(draft) };
  return { ...agreed, firstPlayer: first === 'random' ? first : taken.indexOf(first) };
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

/** With a box or without it; what only that box knows does not stay. */
export function withBox(draft: GameDraft, name: string, chosen: Chosen | undefined): GameDraft {
  const others = Object.entries(draft.boxes).filter(([other]) => other !== name);
  const boxes = Object.fromEntries(chosen ? [...others, [name, chosen]] : others);
  const changed = { ...draft, boxes };
  const known = challengesFor(changed).map(({ id }) => id);
  const readings = Object.entries(draft.readings).filter(([each]) => each in readingsWithBoxes(changed));
  return {
    ...changed,
    challenges: draft.challenges.filter(id => known.includes(id)),
    readings: Object.fromEntries(readings),
  };
}

/** The boxes of a game as the rules name them. */
export const playedWith = ({ boxes }: Pick<GameDraft, 'boxes'>): ChosenBoxes => ({
  cardinal: { challenges: [] },
  boxes: boxes,
});

/** All Challenges that there are with its boxes, the own ones of the boxes first. */
export const challengesFor = (draft: Pick<GameDraft, 'boxes'>): readonly Challenge[] =>
  boxOf({ options: playedWith(draft) }).contents.challenges.toSorted(
    (a, b) => Number(CHALLENGES.includes(a)) - Number(CHALLENGES.includes(b)),
  );

/** All that can be read in more than one way with its boxes. */
export const readingsWithBoxes = (draft: Pick<GameDraft, 'boxes'>): Readonly<Record<string, Reading>> =>
  readingsWith(playedWith(draft));
