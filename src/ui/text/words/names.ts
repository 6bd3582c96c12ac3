import {
  isTown,
  townOfSpace as townOf,
  type Action,
  type Colour,
  type Crest,
  type WheelAction,
} from '../../../content';
import type { Text } from '../catalogue';

/** The names of what content knows by an id. An id without a name stands for itself. */

type Family =
  | 'town'
  | 'road'
  | 'decree'
  | 'challenge'
  | 'challengeText'
  | 'levelName'
  | 'fairTitle'
  | 'action'
  | 'die'
  | 'resource'
  | 'character'
  | 'crestName'
  | 'myPiece'
  | 'piece'
  | 'count'
  | 'waits'
  | 'without';

export function nameOf(text: Text, family: Family, id: string): string {
  const key = `${family}.${id}`;
  return text.has(key) ? text.say(key) : id;
}

export const townName = (text: Text, id: string): string => nameOf(text, 'town', id);

/** The town of a House space or a Bonus tile space. */
export const townOrSpace = (space: string): string => townOf(space) || space;

/** A town or a space between towns. */
export const placeName = (text: Text, id: string): string =>
  isTown(id) ? townName(text, id) : nameOf(text, 'road', id);

export const actionName = (text: Text, action: WheelAction): string => text.say(`action.${action}`);
export const characterName = (text: Text, character: Action): string => text.say(`character.${character}`);
export const crestName = (text: Text, crest: Crest): string => text.say(`crestName.${crest}`);
export const dieName = (text: Text, colour: Colour): string => text.say(`die.${colour}`);
