import { ToldFair } from './ToldFair';
import { ToldFinal } from './ToldFinal';
import type { ToldStory } from './useTelling';
import './told.css';

/** Below the map: the Fair, and after it the final scoring. */
export const ToldLower = ({ telling }: { telling: ToldStory }) =>
  telling.beat.name === 'final' ? <ToldFinal telling={telling} /> : <ToldFair telling={telling} />;

const BELOW: ReadonlySet<string> = new Set(['fair', 'final']);

/** For the style sheet: that something is told, and which part comes first where there is little room. */
export const tellingClass = (telling: ToldStory | undefined): string => {
  if (!telling) return '';
  return BELOW.has(telling.beat.name) ? ' telling telling-fair' : ' telling';
};
