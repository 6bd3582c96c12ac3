import type { ComponentProps } from 'react';
import type { Move } from '../../../rules/model';
import { does, shows } from '../../explain/shows';
import { subjectOf } from '../subject';
import { useWholeTable } from '../TableContext';

interface ChoiceButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'children' | 'aria-pressed'> {
  /** What choosing it does, in words: what stands on it are pictures. */
  readonly deed: string;
  /** It only leads on to something that does. */
  readonly first?: boolean;
}

/** One answer of a card. */
export function ChoiceButton({ deed, first = false, children, ...rest }: ChoiceButtonProps) {
  return (
    <button type="button" className={first ? 'choice' : 'choice possible'} aria-label={deed} {...rest}>
      {children}
    </button>
  );
}

interface MoveButtonProps extends Pick<ChoiceButtonProps, 'deed' | 'children'> {
  readonly move: Move;
}

/** An answer that makes a move: whoever points at it sees what it is about, and what it would do. */
export function MoveButton({ move, deed, children }: MoveButtonProps) {
  const { G, me, make } = useWholeTable();
  const subject = subjectOf(G, me, move);
  return (
    <button
      type="button"
      className="choice possible"
      aria-label={deed}
      {...(subject && shows(subject))}
      {...does([move])}
      onClick={() => make(move)}
    >
      {children}
    </button>
  );
}

interface AnswerWordsProps {
  readonly name: string;
  /** What it brings, or how much of it there is. */
  readonly gain?: string | undefined;
}

/** The words of an answer, beside its pictures: as its name says them too, and in the same order. */
export const AnswerWords = ({ name, gain }: AnswerWordsProps) => (
  <span className="choice-words">
    <strong>{name}</strong> {gain !== undefined && gain !== '' && <small>{gain}</small>}
  </span>
);
