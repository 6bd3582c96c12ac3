import { mapOf } from '../../content';
import { minesIn, tabletBetween } from '../../rules/silver/known';
import { minerOf, silverOf } from '../../rules/silver/miner';
import { yieldOf } from '../../rules/silver/underground/mines';
import { line } from '../explain/card';
import type { BOX_TOWNS, OfTown } from '../explain/cards/boxTowns';
import { lineOfThing } from '../explain/cards/town';
import { tabletBrings } from '../text/silver/words';
import { effectsShort } from '../text/words';
import { bestMinesIn } from './follows';
import { TownBelowPicture } from './map/TownSigns';

/** What the card of a town below says: what is crossed on the way, and what a Mine would pay there. */
export const SILVER_TOWN_CARDS: NonNullable<(typeof BOX_TOWNS)['silver']> = {
  picture: town => !mapOf(town).main && <TownBelowPicture town={town} size={72} />,
  onTheWay: ({ text, G }, { from, path }) => {
    const places = [from, ...path];
    return path.flatMap((to, index) => {
      const tablet = tabletBetween(places[index] ?? to, to);
      if (!tablet || silverOf(G).crossed.includes(tablet.id)) return [];
      return [line(text.mark('explain.onTheWay', { brings: tabletBrings(text, tablet.id) }), 'S5.6')];
    });
  },
  lines: about => (isMineAt(about) ? [] : bestMinesIn(about.G, about.thing.town).flatMap(mineLine(about))),
};

/** One of mine is there already. */
const isMineAt = ({ G, me, thing: { town } }: OfTown): boolean =>
  minesIn(town).some(({ id }) => minerOf(G, me).mines.includes(id));

const mineLine = (about: OfTown) => (space: string) => {
  const { text, G } = about;
  if (silverOf(G).seats.some(({ mines }) => mines.includes(space))) return [];
  const what = effectsShort(text, yieldOf(space));
  const words = (n: number) => text.mark('explain.town.mine', { what, n });
  return [lineOfThing(about, { is: 'mineSpace', space }, words, 'S6.3')];
};
