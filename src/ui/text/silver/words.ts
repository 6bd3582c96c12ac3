import { TABLETS } from '../../../content/silver/tablets';
import { OVERLAYS } from '../../../content/silver/board';
import { TIERS } from '../../../content/silver/technologies';
import type { OverlayName, Technology, Tier } from '../../../content/silver/words';
import { mapStartingAt, mineMap, tabletOf } from '../../../rules/silver/known';
import type { Text } from '../catalogue';
import type { Marked } from '../message';
import { numeral } from '../numeral';
import { effectLines, effectsShort, goodSign, placeName, type CardWords } from '../words';

/** What lies below in words: maps, Technologies, tablets, overlay. */

export function mapName(text: Text, id: string): string {
  const { level, side } = mineMap(id);
  return text.say('mineMap.name', { level: numeral(level), side });
}

export const levelName = (text: Text, level: number): string =>
  text.say('mineMap.level', { level: numeral(level) });

/** The map that begins at this place. */
export const mapFrom = (text: Text, start: string): string =>
  levelName(text, mapStartingAt(start)?.level ?? 0);

export const technologyName = (text: Text, technology: Technology): string =>
  text.say(`technology.${technology}`);

/** A tier as it is called: King II. */
export const tierName = (text: Text, technology: Technology, tier: number): string =>
  text.say('technology.tier', { name: technologyName(text, technology), level: numeral(tier) });

/** The same of its name in the rules; of something else nothing. */
export function nameOfTier(text: Text, id: string): string | undefined {
  const tier = TIERS.find(each => each.id === id);
  return tier && tierName(text, tier.technology, tier.tier);
}

export const productName = (text: Text, overlay: OverlayName): string => text.say(`overlay.${overlay}`);

export const tabletBrings = (text: Text, id: string): Marked =>
  effectsShort(text, TABLETS[tabletOf(id).kind]);

export function tabletWords(text: Text, id: string): CardWords {
  const { kind, link } = tabletOf(id);
  const [from, to] = link.map(place => placeName(text, place));
  return {
    title: text.mark('tile.tablet.title', { from: from ?? '', to: to ?? '' }),
    family: text.mark('kind.tablet'),
    lines: [...effectLines(text, TABLETS[kind]), text.mark('tile.tablet.once')],
    rules: ['S5.7', 'S5.6', 'SQ5.1'],
  };
}

export function tierCalled(id: string): Tier {
  const tier = TIERS.find(each => each.id === id);
  if (!tier) throw new Error(`no tier '${id}' in the box`);
  return tier;
}

export function tierWords(text: Text, id: string): CardWords {
  const { technology, tier, cost, points, rule } = tierCalled(id);
  const price = goodSign(text, 'silver', cost);
  return {
    title: text.mark('technology.tier', {
      name: technologyName(text, technology),
      level: numeral(tier),
    }),
    family: text.mark('technology.kind'),
    lines: [
      text.mark(`tier.${technology}${tier}`),
      text.mark('technology.price', { price, points: text.say('unit.vp', { n: points }) }),
    ],
    rules: [rule, 'S3.1', 'S10.5'],
  };
}

export const overlayWords = (text: Text, overlay: OverlayName): CardWords => ({
  title: text.mark(`overlay.${overlay}`),
  family: text.mark('kind.overlay'),
  lines: [text.mark('tile.overlay.text', { product: productName(text, overlay) })],
  rules: [OVERLAYS[overlay].fixed === 'pillars' ? 'S10.2' : 'S10.3', 'SQ10.2'],
});
