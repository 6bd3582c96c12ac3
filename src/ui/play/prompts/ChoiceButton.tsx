import type { ComponentProps } from 'react';

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
