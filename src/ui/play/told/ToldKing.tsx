import type { ReactNode } from 'react';
import { playerOf, type Seat } from '../../../rules/model';
import { resetPosition } from '../../../rules/powers';
import { Panel } from '../../parts/Panel';
import { Icon } from '../../pictures/Icon';
import { signed } from '../../pictures/numbers';
import { TokenIcon } from '../../pictures/Piece';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { KingTrack } from '../../pictures/wheel/KingTrack';
import { laidBy } from '../boards';
import { RuleLink } from '../RuleLink';
import { useWholeTable } from '../TableContext';
import { useKept } from '../useKept';
import { useTableText } from '../words';
import { KING_STEPS } from './boxSteps';
import { KING_RULES, kingStory } from './king';
import type { ToldStory } from './useTelling';

const STEPS = ['tile', 'points', 'order', 'reset'] as const;
type Step = (typeof STEPS)[number];

/** The King phase below the wheel, in its four steps. */
export function ToldKing({ telling: { story, at } }: { telling: ToldStory }) {
  const { say } = useTableText();
  const king = kingStory(story);
  const reached = (step: Step): number => story.beats.findIndex(({ name }) => name === step);
  // without a marker on red there is nothing to wait for
  const firstOf = (step: Step): number => (reached(step) < 0 ? reached('order') : reached(step));
  const isTold = (step: Step): boolean => at >= firstOf(step);
  const body: Record<Step, ReactNode> = {
    tile: <Prize {...king} />,
    points: <Points {...king} reset={isTold('reset') ? king.reset : NOBODY} />,
    order: <Orders {...king} />,
    reset: <Reset {...king} />,
  };
  const titles: Record<Step, string> = {
    tile: say('king.leader', { name: playerOf(story.before, king.leader).name }),
    points: say('king.everyone'),
    order: say('king.newOrder'),
    reset: say('king.redReturn'),
  };
  return (
    <Panel title={say('phase.king')} tone="king" className="told-king">
      <ol className="told-steps">
        {STEPS.map(step => {
          const first = firstOf(step);
          const state = at < first ? 'later' : at === first ? 'now' : 'done';
          return (
            <li
              key={step}
              className={`told-step told-${state}`}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <header>
                <span className="told-mark">{state !== 'later' && <Icon name="check" size={13} />}</span>
                <b>{titles[step]}</b>
                <RuleLink rule={KING_RULES[step] ?? 'R10.1'} />
              </header>
              {state === 'later' ? null : body[step]}
              {state !== 'later' &&
                laidBy(story.before, KING_STEPS).map(({ name, Board }) => (
                  <Board key={name} story={story} step={step} />
                ))}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

type King = ReturnType<typeof kingStory>;

const NOBODY: readonly Seat[] = [];
/** One line follows the other, in milliseconds. */
const FOLLOW = 50;

function Prize({ leader, prize: { tile, taken, points } }: King) {
  const { G } = useWholeTable();
  const { say, tileTitle } = useTableText();
  const { name, colour } = playerOf(G, leader);
  const named = tile === null ? undefined : { name, tile: tileTitle(tile) };
  return (
    <div className="told-row">
      <TokenIcon owner={colour} size={28} />
      <span className="told-words">
        {named && say(taken ? 'tell.takes' : 'tell.leaves', named)}
        {points > 0 && <b> {say('tell.gains', { name, n: points })}</b>}
      </span>
      {tile !== null && <TilePicture tile={tile} size={48} />}
    </div>
  );
}

/** The track as it is counted; after the reset it also shows who returns. */
function Points({ points, track, reset }: King) {
  const { G } = useWholeTable();
  const { say } = useTableText();
  const colourOf = (seat: Seat) => playerOf(G, seat).colour;
  const owners = useKept(track.map(stack => stack.map(colourOf)));
  const returns = useKept(reset.map(seat => ({ owner: colourOf(seat), to: resetPosition(G, seat) })));
  return (
    <>
      <KingTrack
        track={owners}
        returns={returns}
        width="100%"
        label={say('king.everyone')}
        className="told-track"
      />
      <ul className="told-points">
        {points.map(({ seat, points: n }, nth) => (
          <li
            key={seat}
            className={n < 0 ? 'told-loss' : n > 0 ? 'told-gain' : undefined}
            style={{ animationDelay: `${nth * FOLLOW}ms` }}
          >
            <TokenIcon owner={playerOf(G, seat).colour} size={20} label={playerOf(G, seat).name} />
            {signed(n)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Orders({ oldOrder, newOrder }: King) {
  const { say } = useTableText();
  return (
    <>
      <div className="told-row">
        <Order seats={oldOrder} label={say('wheel.order')} past />
        <Icon name="then" size={14} />
        <Order seats={newOrder} label={say('king.newOrder')} />
      </div>
      <p className="told-hint">{say('king.newOrderHint')}</p>
    </>
  );
}

function Order({ seats, label, past = false }: { seats: readonly Seat[]; label: string; past?: boolean }) {
  const { G } = useWholeTable();
  return (
    <ol className={past ? 'told-order told-past' : 'told-order'} aria-label={label}>
      {seats.map(seat => (
        <li key={seat}>
          <TokenIcon owner={playerOf(G, seat).colour} size={26} label={playerOf(G, seat).name} />
        </li>
      ))}
    </ol>
  );
}

function Reset({ reset }: King) {
  const { G } = useWholeTable();
  const { say } = useTableText();
  if (reset.length === 0) return <p className="told-hint">{say('tell.noReset')}</p>;
  return (
    <div className="told-row">
      {reset.map(seat => (
        <TokenIcon key={seat} owner={playerOf(G, seat).colour} size={24} />
      ))}
      <span className="told-words">
        {say('tell.back', { names: reset.map(seat => playerOf(G, seat).name) })}
      </span>
    </div>
  );
}
