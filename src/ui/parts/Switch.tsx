import { useId, type ReactNode } from 'react';
import './switch.css';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly picture?: ReactNode;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, with its words before it: green when on, and the knob moves too. */
export function Switch({ label, note, picture, checked, disabled = false, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={disabled ? 'switch switch-disabled' : 'switch'}>
      {picture !== undefined && <span className="switch-picture">{picture}</span>}
      <span className="switch-words">
        <label htmlFor={id} className="switch-label">
          {label}
        </label>
        {note !== undefined && (
          <span id={`${id}-note`} className="switch-note">
            {note}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={event => onChange(event.target.checked)}
      />
    </div>
  );
}
