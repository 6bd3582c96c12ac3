import type { ReactNode } from 'react';
import type { Action, CountName, Piece, Resource } from '../../../content';
import { ActionIcon, Icon } from '../Icon';
import { PieceIcon } from '../Piece';
import { COUNT_ICONS, COUNT_PARTS } from './FairIcons';

/** What the rows of a Decree are drawn from. */

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

export function Condition({ condition, always }: { condition: DrawnCondition; always: ReactNode }) {
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

const PIECES: { readonly [Count in CountName]?: 'house' | 'pillar' } = { houses: 'house', pillars: 'pillar' };

const Counted = ({ count, size = 16 }: { count: CountName; size?: number }) =>
  (COUNT_PARTS[count] ?? [count]).map(part => {
    const piece = PIECES[part];
    return piece ? (
      <PieceIcon key={part} kind={piece} owner="cardinal" size={size} />
    ) : (
      <Icon key={part} name={COUNT_ICONS[part]} size={size} />
    );
  });

export function Take({ take }: { take: DecreeTake }) {
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

export function DieWanted({ die }: { die: DecreeDie }) {
  if (die !== 'iron-or-wool') return <Icon name={die} size={17} />;
  return (
    <span className="decree-either">
      <Icon name="iron" size={14} />
      <Icon name="wool" size={14} />
    </span>
  );
}
