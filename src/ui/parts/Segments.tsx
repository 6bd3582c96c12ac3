import { useId, type ReactNode } from 'react';
import './segments.css';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly disabled?: boolean;
}

interface SegmentsProps<T extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly options: readonly Segment<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly small?: boolean;
}

/** One of a few, all of them in view: radio buttons in a row. */
export function Segments<T extends string>({
  label,
  options,
  value,
  onChange,
  small = false,
}: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={small ? 'segments segments-small' : 'segments'}>
      <legend className="out-of-sight">{label}</legend>
      {options.map(option => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
