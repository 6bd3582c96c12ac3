import { tileOf, type Price } from '../../../content';
import { contributionAt } from '../../../rules/board';
import type { Seat } from '../../../rules/model';
import { termsOf } from '../../../rules/moves';
import { priceOf } from '../../../rules/prices';
import { shows, type ShownThing } from '../../explain/shows';
import { EffectIcons } from '../../pictures/EffectIcons';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { CrestPicture } from '../../pictures/People';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { deedAt, moveDeedOf } from '../deeds';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { movesOf, tasksNow, type Task } from '../tasks';
import { boxTasksIn, type TaskNow } from './boxTasks';
import { taskNames } from './taskNames';
import { ContractPrice, GoodsIcons } from './Price';

/** The Tasks that are possible now, each with its price and what it brings. */
export function TaskPills() {
  const { G, me, legal } = useWholeTable();
  const text = useTableText();
  const tasks = tasksNow(G, me, legal);
  const names = taskNames({ text, G, me }, tasks);
  const [purchase] = movesOf(legal, 'buy');
  return (
    <ul className="task-pills" aria-label={text.say('bar.tasks')}>
      {tasks.map((task, at) => (
        <li key={keyOf(task)} {...shows(thingOf(task, me))}>
          <TaskPill task={task} name={names[at] ?? ''} />
        </li>
      ))}
      {boxTasksIn(legal).map(task => (
        <li key={task.key}>
          <BoxPill task={task} />
        </li>
      ))}
      {purchase && (
        <li {...shows({ is: 'goods', seat: me, resource: 'gold' })}>
          <BuyPill />
        </li>
      )}
    </ul>
  );
}

/** What it is a Task with. */
function thingOf(task: Task, seat: Seat): ShownThing {
  switch (task.kind) {
    case 'cathedral':
      return { is: 'cathedral', town: task.move.town };
    case 'helper':
      return { is: 'stored', seat, tile: task.move.tile };
    case 'tile':
      return { is: 'waiting', index: 0 };
    default:
      return { is: 'stored', seat, tile: task.tile };
  }
}

const keyOf = (task: Task): string => {
  if (task.kind === 'cathedral') return `cathedral ${task.move.town}`;
  return `${task.kind} ${task.kind === 'helper' ? task.move.tile : task.tile}`;
};

interface PillProps<T> {
  task: T;
  name: string;
}

function TaskPill({ task, name }: PillProps<Task>) {
  switch (task.kind) {
    case 'fulfil':
      return <FulfilPill task={task} name={name} />;
    case 'crest':
      return <CrestPill task={task} name={name} />;
    case 'cathedral':
      return <CathedralPill task={task} name={name} />;
    case 'helper':
      return <HelperPill task={task} name={name} />;
    case 'tile':
      return <TilePill task={task} name={name} />;
  }
}

type Of<K extends Task['kind']> = PillProps<Extract<Task, { kind: K }>>;

/** One way to pay is done at once; a choice is made on a card. */
function FulfilPill({ task: { tile, ways }, name }: Of<'fulfil'>) {
  const { G, me, make, pick } = useWholeTable();
  const { say } = useTableText();
  const contract = tileOf(tile);
  const [way, ...others] = ways;
  if (contract.kind !== 'contract' || !way) return null;
  const { price = {} } = termsOf(G, me, way);
  return (
    <button
      type="button"
      className="pill possible"
      aria-label={name}
      onClick={() => (others.length > 0 ? pick({ kind: 'tile', tile }) : make(way))}
    >
      <Icon name="contract" size={20} /> {say('task.fulfil')}{' '}
      {others.length > 0 ? <ContractPrice cost={contract.cost} /> : <GoodsIcons goods={price} />}
      <EffectIcons effects={contract.reward} size={22} />
    </button>
  );
}

function CrestPill({ task: { tile }, name }: Of<'crest'>) {
  const { pick } = useWholeTable();
  const { say } = useTableText();
  const crest = tileOf(tile);
  if (crest.kind !== 'crest') return null;
  return (
    <button
      type="button"
      className="pill possible"
      aria-label={name}
      onClick={() => pick({ kind: 'tile', tile })}
    >
      <CrestPicture crest={crest.crest} size={22} /> {say(`crestName.${crest.crest}`)}
    </button>
  );
}

function CathedralPill({ task: { move }, name }: Of<'cathedral'>) {
  const { G, me, make } = useWholeTable();
  const { say } = useTableText();
  const price = priceOf<'cathedral'>(G, me, { of: 'cathedral', town: move.town });
  const points = contributionAt(G, move.town)?.points ?? 0;
  const town = say(`town.${move.town}` as 'town.paris');
  return (
    <button type="button" className="pill possible" aria-label={name} onClick={() => make(move)}>
      <Icon name="cathedral" size={20} /> {town} <GoodsIcons goods={price} size={20} />
      <ShieldIcon points={points} size={22} />
    </button>
  );
}

function HelperPill({ task: { move }, name }: Of<'helper'>) {
  const { G, me, make } = useWholeTable();
  const { say } = useTableText();
  const helper = tileOf(move.tile);
  if (helper.kind !== 'helper') return null;
  const { price = {} } = termsOf(G, me, move);
  return (
    <button type="button" className="pill possible" aria-label={name} onClick={() => make(move)}>
      <Icon name="helper" size={20} /> {say('task.useHelper')}{' '}
      {helper.price && (
        <>
          <GoodsIcons goods={price} size={20} />
          <Icon name="then" size={12} />
        </>
      )}
      <EffectIcons effects={helper.effects} size={22} />
    </button>
  );
}

function TilePill({ task: { tile, move }, name }: Of<'tile'>) {
  const { make } = useWholeTable();
  const { say } = useTableText();
  return (
    <button type="button" className="pill possible" aria-label={name} onClick={() => make(move)}>
      <TilePicture tile={tile} size={26} /> {say('prompt.wheelTile.take')}
    </button>
  );
}

/** Its only way is done at once, a card asks which of several. */
function BoxPill({ task: { type, icon, name, brief, moves } }: { task: TaskNow }) {
  const { G, me, make, pick, picked } = useWholeTable();
  const text = useTableText();
  const [move, ...others] = moves;
  const open = picked?.kind === 'moves' && picked.type === type;
  if (others.length === 0) {
    const speaker = { text, G, me };
    const said = brief?.(speaker, move) ?? text.say(name);
    return (
      <button
        type="button"
        className="pill possible"
        aria-label={deedAt(text, said, moveDeedOf(speaker, move))}
        title={moveDeedOf(speaker, move)}
        onClick={() => make(move)}
      >
        <Icon name={icon} size={20} /> <span className={brief ? undefined : 'pill-name'}>{said}</span>{' '}
        <GoodsIcons goods={termsOf(G, me, move).price ?? {}} size={20} />
      </button>
    );
  }
  return (
    <button
      type="button"
      className="pill possible"
      aria-expanded={open}
      title={text.say(name)}
      onClick={() => pick(open ? undefined : { kind: 'moves', type })}
    >
      <Icon name={icon} size={20} /> <span className="pill-name">{text.say(name)}</span>
      <GoodsIcons goods={priceOfAll(moves.map(each => termsOf(G, me, each).price ?? {}))} size={20} />
    </button>
  );
}

/** What each of its ways costs, where that is the same. */
const priceOfAll = ([first = {}, ...others]: readonly Price[]): Price =>
  others.every(other => JSON.stringify(other) === JSON.stringify(first)) ? first : {};

function BuyPill() {
  const { G, me, pick, picked } = useWholeTable();
  const { say } = useTableText();
  const open = picked?.kind === 'buy';
  return (
    <button
      type="button"
      className="pill"
      aria-label={say('does.buySome')}
      aria-expanded={open}
      onClick={() => pick(open ? undefined : { kind: 'buy' })}
    >
      {say('task.buy')} <GoodsIcons goods={priceOf<'buy'>(G, me, { of: 'buy' })} size={20} />
    </button>
  );
}
