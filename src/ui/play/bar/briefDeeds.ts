import { townOfSpace } from '../../../content';
import { chainOf } from '../../../rules/explaining/chain';
import { dieWay, pointsAs } from '../../../rules/explaining/dieOutlook';
import type { Move } from '../../../rules/model';
import { reveals } from '../../../rules/moves';
import { moveDeedOf, type Deeds, type Speaker } from '../deeds';

/** What a marked move is, as briefly as the button has room for: what it is about has just been tapped. */
const BRIEF: Partial<Deeds> = {
  takeDie: ({ text, G, me }, move) => {
    const { action, points } = dieWay(G, me, move);
    return text.say('does.withPoints', { action: text.say(`action.${action}`), n: points });
  },
  declare: ({ text, G, me }, { action }) =>
    text.say('does.withPoints', { action: text.say(`action.${action}`), n: pointsAs(G, me, action) }),
  takeTile: ({ text }) => text.say('prompt.wheelTile.take'),
  takeContract: ({ text }) => text.say('prompt.wheelTile.take'),
  takeCharacter: ({ text }) => text.say('prompt.wheelTile.take'),
  step: ({ text }, { to }) => text.place(to),
  relocate: ({ text }, { to }) => text.place(to),
  buildHouse: ({ text }, { space }) => text.say('does.house', { town: text.town(townOfSpace(space)) }),
  pickUp: ({ text }) => text.say('prompt.wheelTile.take'),
  swapOffer: ({ text }) => text.say('does.swapBrief'),
  placeCharacter: ({ text }, { building, floor }) =>
    text.say('board.room', { building: building + 1, floor }),
  placeCrest: ({ text }, { building }) => text.say('board.building', { n: building + 1 }),
  chooseBuilding: ({ text }, { building }) => text.say('board.building', { n: building + 1 }),
  contribute: ({ text }, { town }) => text.say('does.contribute', { town: text.town(town) }),
  advance: ({ text }, { steps }) => text.say('move.up', { n: steps }),
};

export interface BriefDeed {
  readonly words: string;
  /** What it costs together. */
  readonly points: number;
  /** It turns up something: nobody takes it back. */
  readonly isFinal: boolean;
}

/** Several moves lead to the last of them; with a die its tile comes along. */
export function briefDeed(speaker: Speaker, moves: readonly Move[]): BriefDeed | undefined {
  const last = moves.find(({ type }) => type === 'takeDie') ?? moves.at(-1);
  if (!last) return undefined;
  const brief = BRIEF[last.type] as ((speaker: Speaker, move: Move) => string) | undefined;
  const { points } = chainOf(speaker.G, speaker.me, moves);
  const [first] = moves;
  const isFinal = first !== undefined && reveals(speaker.G, first.type);
  return { words: (brief ?? moveDeedOf)(speaker, last), points, isFinal };
}
