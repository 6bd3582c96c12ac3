import { FIRST_GAME, MINES, PROSPECTOR_PIECES, START_SILVER } from '../../../content/silver/board';
import type { SetupProps } from '../../boxes/setups';
import { OptionChoice } from '../../newGame/OptionChoice';
import { RuleNumber } from '../../parts/RuleNumber';
import { Icon } from '../../pictures/Icon';
import { useText } from '../../text';
import { changed, optionsFrom } from './chosen';

/** Of the pieces of a player so many stand on the first map at once. */
const STARTED = 1;

/** Where the Prospector wheel begins, and with what everybody does. */
export function DiscOption({ chosen, onChange }: SetupProps) {
  const { say } = useText();
  const { disc } = optionsFrom(chosen);
  return (
    <>
      <OptionChoice
        className="option-disc"
        name={say('setUp.disc')}
        picture={<Icon name="movement" size={30} />}
        value={disc === 'random' ? 'random' : 'first'}
        onChange={way => onChange(changed(chosen, { disc: way === 'random' ? 'random' : FIRST_GAME.disc }))}
        options={[
          { value: 'first', label: say('setUp.disc.first') },
          { value: 'random', label: say('setUp.drawn.short') },
        ]}
      />
      <p className="silver-begin">
        {say('setUp.begin', {
          silver: START_SILVER,
          prospectors: PROSPECTOR_PIECES - STARTED,
          mines: MINES.total - MINES.locked - STARTED,
          locked: MINES.locked,
        })}{' '}
        <RuleNumber rule="S1.10" />
      </p>
    </>
  );
}
