import type { ToldStory } from './useTelling';

const BELOW: ReadonlySet<string> = new Set(['fair', 'final']);

/** For the style sheet: that something is told, and which part comes first where there is little room. */
export const tellingClass = (telling: ToldStory | undefined): string => {
  if (!telling) return '';
  return BELOW.has(telling.beat.name) ? ' telling telling-fair' : ' telling';
};
