import { useId } from 'react';
import { PLAYER_COLOURS, type PlayerColour } from '../../rules/model';
import { TokenIcon } from '../pictures/Piece';
import { useText } from '../text';
import { takenPlaces, type GameDraft } from './draft';
import './colourChoice.css';

interface ColourChoiceProps {
  readonly draft: GameDraft;
  readonly index: number;
  readonly onChange: (colour: PlayerColour) => void;
}

/** The colours of a draft. One that another place has may be taken: the two then swap. */
export function ColourChoice({ draft, index, onChange }: ColourChoiceProps) {
  const holder = (colour: PlayerColour): string | undefined => {
    const other = takenPlaces(draft).find(taken => taken !== index && draft.places[taken]?.colour === colour);
    return other === undefined ? undefined : draft.places[other]?.name;
  };
  return <Colours own={draft.places[index]?.colour} holder={holder} onChange={onChange} />;
}

interface ColoursProps {
  readonly own: string | undefined;
  /** Who else has a colour. */
  readonly holder: (colour: PlayerColour) => string | undefined;
  readonly onChange: (colour: PlayerColour) => void;
}

/** The colours with their marks, one of which is chosen. */
export function Colours({ own, holder, onChange }: ColoursProps) {
  const { say } = useText();
  const group = useId();
  return (
    <fieldset className="colours">
      <legend className="out-of-sight">{say('newGame.colour')}</legend>
      {PLAYER_COLOURS.map(colour => {
        const name = holder(colour);
        const label = say('newGame.mark', {
          colour: say(`colourName.${colour}`),
          mark: say(`markName.${colour}`),
        });
        const held = name === undefined ? '' : `. ${say('newGame.colourTaken', { name })}`;
        return (
          <label
            key={colour}
            className={name === undefined ? 'colour' : 'colour colour-held'}
            title={label + held}
          >
            <input
              type="radio"
              name={group}
              checked={colour === own}
              aria-label={label + held}
              onChange={() => onChange(colour)}
            />
            <TokenIcon owner={colour} size={28} />
          </label>
        );
      })}
    </fieldset>
  );
}
