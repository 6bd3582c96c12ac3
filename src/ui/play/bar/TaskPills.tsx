import { costTileOf, tileOf } from '../../../content';
import { topCathedralTile } from '../../../rules/board';
import type { State } from '../../../rules/model';
import { EffectIcons } from '../../pictures/EffectIcons';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { CrestPicture } from '../../pictures/People';
import { useText } from '../words';
import { useWholeTable } from '../TableContext';
import { tasksNow, type Task } from '../tasks';
import { Price } from './Price';

/** The Tasks that are possible now, each with its price and what it brings. */
export function TaskPills() {
  const { G, me, legal } = useWholeTable();
  const { say } = useText();
  const tasks = tasksNow(G, me, legal);
  const canBuy = legal.some(move => move.type === 'buy');
  return (
    <ul className="task-pills" aria-label={say('bar.tasks')}>
      {tasks.map(task => (
        <li key={keyOf(task)}>
          <TaskPill task={task} />
        </li>
      ))}
      {canBuy && (
        <li>
          <BuyPill />
        </li>
      )}
    </ul>
  );
}

const keyOf = (task: Task): string => {
  if (task.kind === 'cathedral') return `cathedral ${task.move.town}`;
  return `${task.kind} ${task.kind === 'helper' ? task.move.tile : task.tile}`;
};

function TaskPill({ task }: { task: Task }) {
  switch (task.kind) {
    case 'fulfil':
      return <FulfilPill task={task} />;
    case 'crest':
      return <CrestPill task={task} />;
    case 'cathedral':
      return <CathedralPill task={task} />;
    case 'helper':
      return <HelperPill task={task} />;
  }
}

type Of<K extends Task['kind']> = { task: Extract<Task, { kind: K }> };

/** One way to pay is done at once; a choice is made on a card. */
function FulfilPill({ task: { tile, ways } }: Of<'fulfil'>) {
  const { make, pick } = useWholeTable();
  const { say } = useText();
  const contract = tileOf(tile);
  const [way, ...others] = ways;
  if (contract.kind !== 'contract' || !way) return null;
  return (
    <button
      type="button"
      className="pill possible"
      onClick={() => (others.length > 0 ? pick({ kind: 'tile', tile }) : make(way))}
    >
      <Icon name="contract" size={20} /> {say('task.fulfil')} <Price cost={contract.cost} />
      <EffectIcons effects={contract.reward} size={22} />
    </button>
  );
}

function CrestPill({ task: { tile } }: Of<'crest'>) {
  const { pick } = useWholeTable();
  const { say } = useText();
  const crest = tileOf(tile);
  if (crest.kind !== 'crest') return null;
  return (
    <button type="button" className="pill possible" onClick={() => pick({ kind: 'tile', tile })}>
      <CrestPicture crest={crest.crest} size={22} /> {say(`crestName.${crest.crest}`)}
    </button>
  );
}

/** What a contribution would score now. */
function worthOf(G: State, town: string): { stone: number; points: number } {
  const cost = G.map.costs[town];
  const price = cost === undefined ? undefined : costTileOf(cost).price;
  return {
    stone: price?.stone ?? 0,
    points: (price?.points ?? 0) + (topCathedralTile(G, town)?.points ?? 0),
  };
}

function CathedralPill({ task: { move } }: Of<'cathedral'>) {
  const { G, make } = useWholeTable();
  const { say } = useText();
  const { stone, points } = worthOf(G, move.town);
  const town = say(`town.${move.town}` as 'town.paris');
  return (
    <button type="button" className="pill possible" onClick={() => make(move)}>
      <Icon name="cathedral" size={20} /> {town} <Icon name="stone" size={20} count={stone} />
      <ShieldIcon points={points} size={22} label={say('unit.vp', { n: points })} />
    </button>
  );
}

function HelperPill({ task: { move } }: Of<'helper'>) {
  const { make } = useWholeTable();
  const { say } = useText();
  const helper = tileOf(move.tile);
  if (helper.kind !== 'helper') return null;
  return (
    <button type="button" className="pill possible" onClick={() => make(move)}>
      <Icon name="helper" size={20} /> {say('task.useHelper')}{' '}
      <EffectIcons effects={helper.effects} size={22} />
    </button>
  );
}

function BuyPill() {
  const { pick, picked } = useWholeTable();
  const { say } = useText();
  const open = picked?.kind === 'buy';
  return (
    <button
      type="button"
      className="pill"
      aria-expanded={open}
      onClick={() => pick(open ? undefined : { kind: 'buy' })}
    >
      {say('task.buy')} <Icon name="gold" size={20} count={2} />
    </button>
  );
}
