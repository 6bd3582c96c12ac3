import type { ReactNode } from 'react';
import type { Action, CountName, Piece, Resource } from '../../../content';
import { ActionIcon, Icon } from '../Icon';
import { PieceIcon } from '../Piece';
import { COUNT_ICONS, COUNT_PARTS } from './FairIcons';

/** A die that the Cardinal looks for: by its Resource, iron or wool as he needs them, or whatever he needs most. */
export type DecreeDie = Resource | 'iron-or-wool' | 'any';

export type DrawnCondition =
  | { readonly when: 'always' }
  | { readonly when: 'contract' }
  | { readonly when: 'newCrest'; readonly by: Piece | 'offer' }
  | {
      readonly when: 'more' | 'atLeast';
      readonly what: CountName;
      readonly than: CountName;
    };

export type DecreeTake =
  | {
      readonly take: 'action';
      readonly action: Action;
      /** What he looks for by it and nothing else, first things first. */
      readonly for?: readonly CountName[] | undefined;
      /** The other Action, where that has more points. */
      readonly or?: Action | undefined;
    }
  | { readonly take: 'die'; readonly which: 'highest' | 'needed'; readonly dice: readonly DecreeDie[] };

export interface DecreeRow {
  readonly condition: DrawnCondition;
  readonly take: DecreeTake;
  readonly result?: 'yes' | 'no' | undefined;
  /** What the row says, for who does not see it. */
  readonly words?: string | undefined;
}

interface DecreeCardProps {
  readonly title: ReactNode;
  /** The numeral of its Fair; the last two cards stay locked to the end. */
  readonly numeral?: string | undefined;
  readonly rows: readonly DecreeRow[];
  /** Which dice come first, when several match. */
  readonly priority: readonly DecreeDie[];
  readonly priorityWords?: string | undefined;
  /** The die of the priority row that decided. */
  readonly decided?: DecreeDie | undefined;
  readonly state?: 'past' | 'now' | 'coming' | undefined;
  /** The word for a condition that always holds, in the player's language. */
  readonly always: ReactNode;
  readonly pawn?: boolean | undefined;
}

/** A Decree of the Cardinal: conditions and what he takes, top to bottom, and his order of dice. */
export function DecreeCard({
  title,
  numeral,
  rows,
  priority,
  priorityWords,
  decided,
  state = 'coming',
  always,
  pawn = false,
}: DecreeCardProps) {
  return (
    <article className={`decree decree-${state}`}>
      <span className="decree-flag display">{numeral ?? <Icon name="lock" size={14} />}</span>
      <h4 className="display">{title}</h4>
      <ul>
        {rows.map(({ condition, take, result, words }, index) => (
          <li key={index} className={classOf(result, take)}>
            <InWords words={words} />
            <span className="decree-drawn" aria-hidden={words !== undefined}>
              <span className="decree-when">
                <Condition condition={condition} always={always} />
              </span>
              <Icon name="then" size={11} />
              <span className="decree-take">
                <Take take={take} />
              </span>
            </span>
            {result !== undefined && (
              <Icon name={result === 'yes' ? 'check' : 'close'} size={14} className="decree-result" />
            )}
          </li>
        ))}
      </ul>
      <footer>
        <InWords words={priorityWords} />
        {priority.map(die => (
          <span key={die} className={die === decided ? 'decree-decided' : undefined}>
            <DieWanted die={die} />
          </span>
        ))}
      </footer>
      {pawn && <Icon name="pawn" size={34} className="decree-pawn" />}
    </article>
  );
}

/** What looks for something, or for one of two Actions, has a line of its own where it needs one. */
const classOf = (result: DecreeRow['result'], take: DecreeTake): string =>
  [
    result === undefined ? '' : `decree-${result}`,
    take.take === 'action' && (take.for ?? take.or) ? 'decree-wide' : '',
  ]
    .join(' ')
    .trim();

const InWords = ({ words }: { words: string | undefined }) =>
  words !== undefined && <span className="out-of-sight">{words}</span>;

function Condition({ condition, always }: { condition: DrawnCondition; always: ReactNode }) {
  switch (condition.when) {
    case 'always':
      return <small>{always}</small>;
    case 'contract':
      return <Icon name="contract" size={20} />;
    case 'newCrest':
      return (
        <>
          <Icon name="crest" size={20} />
          {condition.by === 'offer' ? (
            <Icon name="contract" size={18} />
          ) : (
            <PieceIcon kind={condition.by} owner="cardinal" size={19} />
          )}
        </>
      );
    case 'more':
    case 'atLeast':
      return (
        <>
          <Counted count={condition.what} />
          <Icon name={condition.when === 'more' ? 'more-than' : 'at-least'} size={10} />
          <Counted count={condition.than} />
        </>
      );
  }
}

const PIECES: Partial<Record<CountName, Piece | 'house' | 'pillar'>> = { houses: 'house', pillars: 'pillar' };

const Counted = ({ count, size = 16 }: { count: CountName; size?: number }) =>
  (COUNT_PARTS[count] ?? [count]).map(part => {
    const piece = PIECES[part];
    return piece ? (
      <PieceIcon key={part} kind={piece} owner="cardinal" size={size} />
    ) : (
      <Icon key={part} name={COUNT_ICONS[part]} size={size} />
    );
  });

function Take({ take }: { take: DecreeTake }) {
  if (take.take === 'action')
    return (
      <>
        <ActionIcon action={take.action} size={take.for ? 22 : 25} />
        {take.for?.map(count => (
          <Counted key={count} count={count} size={14} />
        ))}
        {take.or && <ActionIcon action={take.or} size={22} />}
      </>
    );
  return (
    <>
      {take.dice.map(die => (
        <DieWanted key={die} die={die} />
      ))}
      {take.which === 'highest' && <Icon name="up" size={12} />}
    </>
  );
}

function DieWanted({ die }: { die: DecreeDie }) {
  if (die !== 'iron-or-wool') return <Icon name={die} size={17} />;
  return (
    <span className="decree-either">
      <Icon name="iron" size={14} />
      <Icon name="wool" size={14} />
    </span>
  );
}
