import type { Walk } from '../../../rules/explaining/reach';
import type { Thing } from '../../../rules/explaining/words';
import { playerOf, type Move, type State } from '../../../rules/model';
import { PieceIcon } from '../../pictures/Piece';
import { briefDeed } from '../../play/bar/briefDeeds';
import { deedAt, moveDeedOf, wayDeed, type Speaker } from '../../play/deeds';
import type { PlainKey } from '../../text';
import type { BarStep } from './BarPreview';
import { boxFollowWords } from './boxPreviews';
import type { Follow } from './follows';

/** What the bar says of what is pointed at: the click, and what could follow at once. */

/** Go there; go and build. */
export function stepsOfWalk({ text, G, me }: Speaker, walk: Walk, follows: readonly Follow[]): BarStep[] {
  const label = wayDeed(text, walk);
  const going: BarStep = {
    moves: walk.moves,
    words: (
      <>
        <PieceIcon kind={walk.piece} owner={playerOf(G, me).colour} size={24} />
        {text.place(walk.to)}
      </>
    ),
    label,
    points: walk.points,
    isFinal: false,
  };
  const words = wordsAfter(G);
  const building = follows.find(({ thing }) => thing.is !== 'tileSpace' && words[thing.is] !== undefined);
  return building ? [going, after({ text, G, me }, going, building)] : [going];
}

/** Take it; take and place it. */
export function stepsOfMoves(
  speaker: Speaker,
  moves: readonly Move[],
  follows: readonly Follow[],
): BarStep[] {
  const { text } = speaker;
  const brief = briefDeed(speaker, moves);
  const [first] = moves;
  if (!brief || !first) return [];
  const step: BarStep = {
    ...brief,
    moves,
    // the thing itself is called by what it does already
    label: deedAt(text, text.say('bar.label'), moveDeedOf(speaker, first)),
  };
  const [follow] = follows;
  return follow ? [step, after(speaker, step, follow)] : [step];
}

const AND = {
  houseSpace: 'explain.and.house',
  pillarSpace: 'explain.and.pillar',
  room: 'explain.and.place',
} as const;

const wordsAfter = (state: State): Partial<Record<Thing['is'], PlainKey>> => ({
  ...AND,
  ...boxFollowWords(state),
});

function after({ text, me }: Speaker, step: BarStep, { thing, move, points, after: G }: Follow): BarStep {
  const does = wordsAfter(G)[thing.is];
  return {
    ...step,
    moves: [...step.moves, move],
    words: does && text.say(does),
    label: text.parts([step.label, moveDeedOf({ text, G, me }, move)]),
    points,
  };
}
