import { KING_TRACK, LAST_ROUND_POINTS } from '../../../content';
import { seeded } from '../../../rules/chance';
import type { Seat, State } from '../../../rules/model';
import { tried } from '../../../rules/moves';
import { ranking, trackPoints } from '../../../rules/track';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { corruptionWords } from '../../text/words';
import { cardOfWords, line, playerAt, tileCardOf } from '../card';
import type { About, CardLine, ThingCards } from '../thingCard';

/** The King track: its spaces and markers, its leader, Corruption, the order of turns. */

const pointsAt = (position: number): number => KING_TRACK[position]?.points ?? 0;
const placeIn = (order: readonly Seat[], seat: Seat): number => order.indexOf(seat) + 1;
const namesOf = (G: State, seats: readonly Seat[]): string[] => seats.map(seat => playerAt(G, seat));

/** Whom I pass on the way there, and the order to come. */
function wayUp({ text, G, me, explained }: About<unknown>): CardLine[] {
  const [way] = explained?.ways ?? [];
  if (!way) return [];
  const after = ranking(tried(G, me, way.move, seeded(1)));
  const before = ranking(G);
  const passed = before.filter(
    seat => before.indexOf(seat) < before.indexOf(me) && after.indexOf(seat) > after.indexOf(me),
  );
  const place = line(text.mark('explain.kingSpace.place', { place: placeIn(after, me) }), 'R10.7');
  return passed.length === 0
    ? [place]
    : [line(text.mark('explain.kingSpace.passed', { names: namesOf(G, passed) }), 'R6.63'), place];
}

export const KING_CARDS = {
  kingSpace: about => {
    const { text, G, thing } = about;
    const { position } = thing;
    const here = G.king.track[position] ?? [];
    return {
      title: text.mark('explain.kingSpace', { n: pointsAt(position) }),
      lines: [
        line(text.mark('explain.kingSpace.text'), 'R10.5'),
        ...(KING_TRACK[position]?.zone === 'red' ? [line(text.mark('explain.kingSpace.red'), 'R10.8')] : []),
        ...(here.length > 0 ? [line(text.mark('explain.kingSpace.here', { names: namesOf(G, here) }))] : []),
        ...wayUp(about),
      ],
      rules: [],
    };
  },
  marker: ({ text, G, thing: { seat } }) => ({
    title: text.mark('explain.marker', { name: playerAt(G, seat), n: trackPoints(G, seat) }),
    lines: [line(text.mark('explain.marker.text', { place: placeIn(ranking(G), seat) }))],
    rules: ['R10.5', 'R10.7'],
  }),
  kingTile: about => {
    const { text, G } = about;
    const { tile } = G.king;
    if (tile === null) return { title: text.mark('king.noTile'), lines: [], rules: ['R10.4', 'Q10.4'] };
    return {
      ...tileCardOf(about, tile),
      family: text.mark('explain.kingTile'),
      picture: <TilePicture tile={tile} size={64} />,
      rules: ['R10.2', 'R10.3'],
    };
  },
  crown: ({ text, G }) => ({
    title: text.mark('explain.crown'),
    lines: [
      line(
        text.mark('explain.crown.text', { name: playerAt(G, ranking(G)[0] ?? 0), points: LAST_ROUND_POINTS }),
      ),
    ],
    rules: ['R10.1', 'R10.2'],
  }),
  corruption: ({ text, thing: { token } }) => cardOfWords(corruptionWords(text, token)),
  hiddenCorruption: ({ text }) => ({
    title: text.mark('explain.hiddenCorruption'),
    lines: [line(text.mark('explain.hiddenCorruption.text'))],
    rules: ['R5.1', 'R5.2'],
  }),
  turnOrder: ({ text, G, thing: { seat } }) => ({
    title: text.mark('explain.order', { name: playerAt(G, seat), place: placeIn(G.order, seat) }),
    lines: [line(text.mark('explain.order.text'))],
    rules: ['R3.5', 'R10.7'],
  }),
  nextOrder: ({ text, G, thing: { seat } }) => ({
    title: text.mark('explain.nextOrder', { name: playerAt(G, seat), place: placeIn(ranking(G), seat) }),
    lines: [line(text.mark('explain.nextOrder.text'))],
    rules: ['R10.7'],
  }),
} satisfies Partial<ThingCards>;
