import { ToldFair } from './ToldFair';
import { ToldFinal } from './ToldFinal';
import type { ToldStory } from './useTelling';
import './told.css';

/** Below the map: the Fair, and after it the final scoring. */
export const ToldLower = ({ telling }: { telling: ToldStory }) =>
  telling.beat.name === 'final' ? <ToldFinal telling={telling} /> : <ToldFair telling={telling} />;
