import type { ReactNode } from 'react';
import type { Action, Piece, Resource } from '../../../content';
import { ActionIcon, Icon } from '../Icon';
import { PieceIcon, type PieceKind } from '../Piece';

/** A die that the Cardinal looks for: by its Resource, iron or wool as he needs them, or whatever he needs most. */
export type DecreeDie = Resource | 'iron-or-wool' | 'any';

export type DrawnCondition =
  | { readonly when: 'always' }
  | { readonly when: 'contract' }
  | { readonly when: 'newCrest'; readonly by: Piece | 'offer' }
  | {
      readonly when: 'more' | 'atLeast';
      readonly what: 'house' | 'pillar';
      readonly than: 'house' | 'pillar' | 'cathedral';
    };

export type DecreeTake =
  | { readonly take: 'action'; readonly action: Action }
  | { readonly take: 'die'; readonly which: 'highest' | 'needed'; readonly dice: readonly DecreeDie[] };

export interface DecreeRow {
  readonly condition: DrawnCondition;
  readonly take: DecreeTake;
  readonly result?: 'yes' | 'no' | undefined;
}

interface DecreeCardProps {
  readonly title: ReactNode;
  /** The numeral of its Fair; the last two cards stay locked to the end. */
  readonly numeral?: string | undefined;
  readonly rows: readonly DecreeRow[];
  /** Which dice come first, when several match. */
  readonly priority: readonly DecreeDie[];
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
        {rows.map(({ condition, take, result }, index) => (
          <li key={index} className={result === undefined ? undefined : `decree-${result}`}>
            <span className="decree-when">
              <Condition condition={condition} always={always} />
            </span>
            <Icon name="then" size={11} />
            <Take take={take} />
            {result !== undefined && (
              <Icon name={result === 'yes' ? 'check' : 'close'} size={14} className="decree-result" />
            )}
          </li>
        ))}
      </ul>
      <footer>
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
          <Counted what={condition.what} />
          <Icon name={condition.when === 'more' ? 'more-than' : 'at-least'} size={10} />
          <Counted what={condition.than} />
        </>
      );
  }
}

function Counted({ what }: { what: PieceKind | 'cathedral' }) {
  return what === 'cathedral' ? (
    <Icon name="cathedral" size={16} />
  ) : (
    <PieceIcon kind={what} owner="cardinal" size={16} />
  );
}

function Take({ take }: { take: DecreeTake }) {
  if (take.take === 'action') return <ActionIcon action={take.action} size={25} />;
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
