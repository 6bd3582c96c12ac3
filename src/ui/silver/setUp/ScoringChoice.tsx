import { useId } from 'react';
import { OVERLAYS } from '../../../content/silver/board';
import type { OverlayName } from '../../../content/silver/words';
import type { SetupProps } from '../../boxes/setups';
import { Panel } from '../../parts/Panel';
import { useText } from '../../text';
import { productName } from '../../text/silver/words';
import { OverlaySign } from '../pictures/OverlaySign';
import { changed, optionsFrom } from './chosen';

const SIDES = Object.keys(OVERLAYS) as OverlayName[];

/** Which side of the scoring overlay lies on the table, or whichever chance brings. */
export function ScoringChoice({ chosen, onChange }: SetupProps) {
  const text = useText();
  const { say } = text;
  const group = useId();
  const { overlay } = optionsFrom(chosen);
  return (
    <Panel
      title={say('overlay.here')}
      tone="fair"
      note={say('setUp.overlay.note')}
      className="silver-scoring"
    >
      <fieldset className="overlay-choices">
        <legend className="out-of-sight">{say('kind.overlay')}</legend>
        {[...SIDES, 'random' as const].map(side => (
          <label key={side} className="overlay-side">
            <input
              type="radio"
              name={group}
              checked={overlay === side}
              onChange={() => onChange(changed(chosen, { overlay: side }))}
            />
            {side === 'random' ? (
              <>
                <b className="overlay-drawn" aria-hidden="true">
                  ?
                </b>
                <small>{say('setUp.drawn')}</small>
              </>
            ) : (
              <>
                <OverlaySign overlay={side} size={18} />
                <small>{productName(text, side)}</small>
              </>
            )}
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
