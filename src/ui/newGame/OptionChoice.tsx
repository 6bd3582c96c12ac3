import type { ComponentProps, ReactNode } from 'react';
import { Segments } from '../parts/Segments';

interface OptionChoiceProps<T extends string> extends Omit<
  ComponentProps<typeof Segments<T>>,
  'label' | 'small'
> {
  readonly className: string;
  readonly picture: ReactNode;
  readonly name: string;
  /** What is said below. */
  readonly children?: ReactNode;
}

/** An option of a new game that is one of a few, beside its picture. */
export function OptionChoice<T extends string>(props: OptionChoiceProps<T>) {
  const { className, picture, name, children, ...choice } = props;
  return (
    <div className={`option ${className}`}>
      {picture}
      <div className="option-words">
        <h3 className="option-name">{name}</h3>
        <Segments small label={name} {...choice} />
        {children}
      </div>
    </div>
  );
}
