import { figure } from '../numbers';
import { Picture, type Labelled } from '../Picture';
import { Figure, Sign } from '../Sign';
import { Square } from '../Square';

interface CorruptionProps extends Labelled {
  /** How far it pushes down; without it the token still lies face down. */
  readonly steps?: number | undefined;
  readonly size?: number | undefined;
}

/** A Corruption token. */
export function CorruptionPicture({ steps, size = 30, ...rest }: CorruptionProps) {
  return (
    <Picture viewBox="0 0 26 26" width={size} height={size} {...rest}>
      {steps === undefined ? (
        <>
          <Square x={2} y={2} size={22} radius={6} fill="var(--corruption)" lineWidth={1.5} />
          <path d="M9.5 9.5l7 7M16.5 9.5l-7 7" stroke="#c9a6ee" strokeWidth={2.4} strokeLinecap="round" />
        </>
      ) : (
        <>
          <Sign name="corruption" size={26} />
          <Figure x={13} y={18} size={13.5} tone="white">
            {figure(-steps || 0)}
          </Figure>
        </>
      )}
    </Picture>
  );
}
