import { TIERS } from '../../../content/silver/technologies';
import type { Technology } from '../../../content/silver/words';
import { Dialog } from '../../parts/Dialog';
import { RuleNumber } from '../../parts/RuleNumber';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { RichText } from '../../play/RichText';
import { useText } from '../../text';
import { numeral } from '../../text/numeral';
import { technologyName } from '../../text/silver/words';
import { TierPicture } from '../technologies/tierPictures';

interface TierWordsProps {
  readonly technology: Technology;
  readonly onClose: () => void;
}

/** The tiers of a Technology in words: what each does, whether it asks, its price and worth. */
export function TierWords({ technology, onClose }: TierWordsProps) {
  const text = useText();
  const { say } = text;
  return (
    <Dialog
      title={technologyName(text, technology)}
      closeLabel={say('table.close')}
      onClose={onClose}
      className="tier-words-dialog"
    >
      <ol>
        {TIERS.filter(tier => tier.technology === technology).map(
          ({ id, tier, cost, points, rule, asks }) => (
            <li key={id}>
              <b className="tier-numeral">{numeral(tier)}</b>
              <span>
                <RichText text={text.mark(`tier.${id}`)} />{' '}
                <em>{say(asks ? 'tier.asksYou' : 'tier.byItself')}</em> <RuleNumber rule={rule} />
                <span className="tier-sum">
                  <Icon name="silver" count={cost} size={24} />
                  <Icon name="then" size={12} />
                  <ShieldIcon points={points} size={24} />
                  <TierPicture tier={id} />
                </span>
              </span>
            </li>
          ),
        )}
      </ol>
    </Dialog>
  );
}
