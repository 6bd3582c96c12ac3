import type { InputHTMLAttributes } from 'react';

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className' | 'aria-label'> & {
  /** What it is for; it stands in the empty field, unless that says something else. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A field for one line of text. */
export const TextField = ({ label, onChange, ...more }: TextFieldProps) => (
  <input
    className="field"
    aria-label={label}
    placeholder={label}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value)}
    {...more}
  />
);
