import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { chainOf } from '../../../rules/explaining/chain';
import { leftTo } from '../../../rules/explaining/left';
import type { Move } from '../../../rules/model';
import { pointsNow } from '../../../rules/points';
import { pointsToSpend } from '../../../rules/spending';
import { playerOf } from '../../../rules/model';
import { Button } from '../../parts/Button';
import { Sign } from '../../pictures/Sign';
import { Picture } from '../../pictures/Picture';
import type { Owner } from '../../pictures/owners';
import { DoingPrice } from '../../play/bar/DoingPrice';
import { theGame, useTable } from '../../play/TableContext';
import { useTableText } from '../../play/words';
import { useGround } from './Layer';

/** Something that can be done with what is pointed at, as the bar says it. */
export interface BarStep {
  readonly moves: readonly Move[];
  readonly words: ReactNode;
  /** In full. */
  readonly label: string;
  /** Those of all its moves. */
  readonly points: number;
  readonly isFinal: boolean;
}

/** What the points would be spent on, and the buttons that do it: the click itself first. */
export function BarPreview({ steps }: { readonly steps: readonly BarStep[] }) {
  const G = useTable(theGame);
  const me = useTable(view => view.me);
  const text = useTableText();
  const make = useTable(view => view.make);
  const marked = useTable(view => view.mark !== undefined);
  const now = pointsNow(G);
  const spendable = pointsToSpend(G);
  const { after } = chainOf(G, me, steps[0]?.moves ?? []);
  const left = leftTo(after, me).points.find(({ action }) => action === now?.action)?.points ?? 0;
  return (
    <>
      {now && left < spendable && (
        <InBar at=".bar-points">
          <span className="points-then">
            <Spent left={spendable} spent={spendable - left} owner={playerOf(G, me).colour} />
            {text.say('bar.pointsThen', { from: spendable, to: left })}
          </span>
        </InBar>
      )}
      <InBar at=".bar-go">
        {steps.slice(marked ? 1 : 0).map(({ moves, words, label, points, isFinal }) => (
          <Button
            key={JSON.stringify(moves)}
            tone="go"
            className="go-there"
            aria-label={label}
            onClick={() => make(...moves)}
          >
            {words}
            <DoingPrice points={points} isFinal={isFinal} />
          </Button>
        ))}
      </InBar>
    </>
  );
}

function InBar({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  const place = useGround().querySelector(`.table > .bar ${at}`);
  return place && createPortal(children, place);
}

const MOST = 6;

/** A hexagon per point, with my dot on those that are spent. */
function Spent({
  left,
  spent,
  owner,
}: {
  readonly left: number;
  readonly spent: number;
  readonly owner: Owner;
}) {
  if (left > MOST) return null;
  return (
    <Picture viewBox={`0 0 ${left * 25} 24`} width={left * 25} height={24} className={`of-${owner}`}>
      {Array.from({ length: left }, (_, index) => (
        <g key={index}>
          <Sign name="points-sun" x={index * 25} />
          {index < spent && <circle cx={index * 25 + 12} cy={12} r={4.5} fill="var(--own)" />}
        </g>
      ))}
    </Picture>
  );
}
