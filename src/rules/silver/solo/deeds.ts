import type { SilverDeeds } from '../../../content/silver/solo/words';
import { pushInTurn } from '../../agenda';
import { CARDINAL } from '../../cardinal/board';
import type { DeedRule } from '../../cardinal/rows';
import { gainSilver } from '../purse';
import { resolveTablet } from './travellers';

/** What the Challenges of the box do (S15.9, S15.10, S15.12). */
export const SILVER_CHALLENGE_DEEDS: { readonly [K in keyof SilverDeeds]: DeedRule<K> } = {
  gainSilver: (play, { count }, _occasion, why) => {
    gainSilver(play, CARDINAL, count, why);
    return undefined;
  },
  prospect: (play, { points, for: kinds }, _occasion, { source }) => {
    const search = { for: kinds, elseSurprise: true } as const;
    pushInTurn(play, CARDINAL, [{ do: 'cardinal', step: 'prospect', points, search }], source);
    return undefined;
  },
  resolveTablet: (play, _deed, { tile = '' }, why) => {
    resolveTablet(play, tile, why);
    return undefined;
  },
};
