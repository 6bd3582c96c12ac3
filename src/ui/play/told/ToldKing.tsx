import type { ReactNode } from 'react';
import { playerOf, type Seat } from '../../../rules/model';
import { Panel } from '../../parts/Panel';
import { Icon } from '../../pictures/Icon';
import { signed } from '../../pictures/numbers';
import { TokenIcon } from '../../pictures/Piece';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { KingTrack } from '../../pictures/wheel/KingTrack';
import { RuleLink } from '../RuleLink';
import { useWholeTable } from '../TableContext';
import { useText } from '../words';
import { KING_RULES, kingStory } from './king';
import type { Telling } from './useTelling';

const STEPS = ['tile', 'points', 'order', 'reset'] as const;
type Step = (typeof STEPS)[number];

/** The King phase below the wheel, in its four steps. */
export function ToldKing({ telling: { story, at } }: { telling: Telling }) {
  const { say } = useText();
  const king = kingStory(story);
  const reached = (step: Step): number => story.beats.findIndex(({ name }) => name === step);
  const body: Record<Step, ReactNode> = {
    tile: <Prize {...king} />,
    points: <Points {...king} />,
    order: <Orders {...king} />,
    reset: <Reset {...king} />,
  };
  const titles: Record<Step, string> = {
    tile: say('king.leader', { name: playerOf(story.before, king.leader).name }),
    points: say('king.everyone'),
    order: say('king.newOrder'),
    reset: say('king.redReturn'),
  };
  // without a marker on red there is nothing to wait for
  const orderAt = reached('order');
  return (
    <Panel title={say('phase.king')} tone="king" className="told-king">
      <ol className="told-steps">
        {STEPS.map(step => {
          const first = reached(step) < 0 ? orderAt : reached(step);
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
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

type King = ReturnType<typeof kingStory>;

function Prize({ leader, prize: { tile, taken, points } }: King) {
  const { G } = useWholeTable();
  const { say, tileTitle } = useText();
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

function Points({ points }: King) {
  const { G } = useWholeTable();
  const { say } = useText();
  return (
    <>
      <KingTrack
        track={G.king.track.map(stack => stack.map(seat => playerOf(G, seat).colour))}
        width="100%"
        label={say('king.everyone')}
      />
      <ul className="told-points">
        {points.map(({ seat, points: n }) => (
          <li key={seat} className={n < 0 ? 'told-loss' : n > 0 ? 'told-gain' : undefined}>
            <TokenIcon owner={playerOf(G, seat).colour} size={20} label={playerOf(G, seat).name} />
            {signed(n)}
          </li>
        ))}
      </ul>
    </>
  );
}

function Orders({ oldOrder, newOrder }: King) {
  const { say } = useText();
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
  const { say } = useText();
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
