import { FAIR_TILES } from '../../../content';
import { ChallengeCard } from '../cards/ChallengeCard';
import { DecreeCard } from '../cards/DecreeCard';
import { FairCard } from '../cards/FairCard';
import { FairIcons } from '../cards/FairIcons';
import { PlainDie } from '../Die';
import { Picture } from '../Picture';
import { Sheet } from './Sheet';

const FAIRS = ['fair-house', 'fair-contractCrest', 'fair-cathedral', 'fair-housePillar'];

/** Fairs, Decrees and Challenges. */
export function SoloSheet() {
  return (
    <Sheet title="Fairs and Decrees">
      <div className="row">
        {FAIRS.map((tile, round) => (
          <div key={tile} style={{ width: 190 }}>
            <FairCard
              tile={tile}
              round={round}
              town={['Tiletum', 'Frankfurt', 'Verona', 'Lyon'][round]}
              state={round === 0 ? 'past' : round === 1 ? 'now' : 'coming'}
            />
          </div>
        ))}
        <span className="row light">
          {FAIR_TILES.map(({ id }) => (
            <FairIcons key={id} tile={id} />
          ))}
        </span>
      </div>
      <div className="row" style={{ marginTop: 10, alignItems: 'stretch' }}>
        {[5, 4].map(value => (
          <Picture key={value} viewBox="0 0 40 40" width={36} height={36}>
            <PlainDie value={value} x={2} y={2} size={36} of="cardinal" />
          </Picture>
        ))}
        <DecreeCard
          title="Family Alliances"
          numeral="II"
          state="past"
          always="always"
          rows={[
            {
              condition: { when: 'contract' },
              take: { take: 'die', which: 'needed', dice: ['iron-or-wool', 'gold'] },
            },
            { condition: { when: 'newCrest', by: 'merchant' }, take: { take: 'action', action: 'merchant' } },
            {
              condition: { when: 'newCrest', by: 'architect' },
              take: { take: 'action', action: 'architect' },
            },
            { condition: { when: 'always' }, take: { take: 'action', action: 'contract' } },
          ]}
          priority={['iron-or-wool', 'gold', 'food', 'stone']}
        />
        <DecreeCard
          title="Noblesse Oblige"
          numeral="III"
          always="always"
          rows={[
            {
              condition: { when: 'newCrest', by: 'architect' },
              take: { take: 'action', action: 'architect' },
              result: 'no',
            },
            {
              condition: { when: 'newCrest', by: 'offer' },
              take: { take: 'action', action: 'contract' },
              result: 'no',
            },
          ]}
          priority={['food', 'stone', 'iron-or-wool', 'gold']}
        />
        <DecreeCard
          title="Busy Hands"
          numeral="IV"
          state="now"
          pawn
          always="always"
          rows={[
            { condition: { when: 'always' }, take: { take: 'action', action: 'character' }, result: 'yes' },
            {
              condition: { when: 'more', what: 'pillars', than: 'cathedrals' },
              take: { take: 'die', which: 'highest', dice: ['stone'] },
            },
          ]}
          priority={['food', 'iron-or-wool', 'gold', 'stone']}
          decided="iron-or-wool"
        />
        <DecreeCard
          title="Everlasting Fame"
          always="always"
          rows={[
            {
              condition: { when: 'atLeast', what: 'houses', than: 'pillars' },
              take: { take: 'action', action: 'architect' },
            },
            { condition: { when: 'always' }, take: { take: 'die', which: 'highest', dice: ['any'] } },
          ]}
          priority={['stone', 'iron-or-wool', 'food', 'gold']}
        />
        <div style={{ width: 210, display: 'grid', gap: 8 }}>
          <ChallengeCard title="Deep Coffers" rule="R21.7">
            Every die gives him one more resource.
          </ChallengeCard>
          <ChallengeCard title="Favor at the Court" rule="R21.8" chosen>
            Below +5 he returns to +5, not to +3.
          </ChallengeCard>
        </div>
      </div>
    </Sheet>
  );
}
