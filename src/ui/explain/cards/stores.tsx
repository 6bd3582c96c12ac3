import { CONTRACT_SPACES, cathedralTileOf, fairOf } from '../../../content';
import { countOf } from '../../../rules/counts';
import { leftTo } from '../../../rules/explaining/left';
import { playerOf } from '../../../rules/model';
import { projectEnd } from '../../../rules/projection';
import { Icon, ShieldIcon } from '../../pictures/Icon';
import { PieceIcon } from '../../pictures/Piece';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { plainly } from '../../text';
import { contractSpaceWords, nameOf, townName } from '../../text/words';
import { cardOfWords, line, playerAt, tileCardOf } from '../card';
import type { About, CardLine, ThingCards } from '../thingCard';

/** What else a player has: Contracts, the Storehouse, goods, pieces to place, points. */

function fairsThatCount({ text, G, thing }: About<{ readonly count: string }>): CardLine {
  const towns = G.fairs
    .slice(G.round - 1)
    .filter(({ tile }) => (fairOf(tile).each ?? []).some(each => each === thing.count))
    .map(({ town }) => townName(text, town));
  return towns.length > 0
    ? line(text.mark('explain.count.fairs', { towns }), 'R11.6')
    : line(text.mark('explain.count.none'));
}

export const STORE_CARDS = {
  contractSpace: about => {
    const { text, G, thing } = about;
    const { contracts } = playerOf(G, thing.seat);
    const tile = contracts[thing.space];
    const space = cardOfWords(contractSpaceWords(text, thing.space));
    if (tile === undefined) return { ...space, family: plainly(playerAt(G, thing.seat)) };
    return {
      ...tileCardOf(about, tile),
      family: text.mark('explain.contractDone', { n: thing.space + 1 }),
      picture: <TilePicture tile={tile} size={64} />,
      rules: CONTRACT_SPACES[thing.space]?.pillar ? ['R7.7', 'R7.8'] : ['R7.8'],
    };
  },
  stored: about => ({
    ...tileCardOf(about, about.thing.tile),
    ...(about.thing.seat !== about.me && {
      family: about.text.mark('explain.stored', { name: playerAt(about.G, about.thing.seat) }),
    }),
    picture: <TilePicture tile={about.thing.tile} size={72} />,
  }),
  crate: ({ text, G, thing: { seat } }) => ({
    title: text.mark('explain.crate'),
    family: plainly(playerAt(G, seat)),
    lines: [line(text.mark('explain.crate.text', { n: leftTo(G, seat).crates }))],
    rules: ['R5.21', 'R5.22'],
  }),
  goods: ({ text, G, thing: { seat, resource } }) => ({
    title: text.mark('explain.goods', {
      name: playerAt(G, seat),
      goods: text.say(`goods.${resource}`, { n: playerOf(G, seat).goods[resource] }),
    }),
    lines: [line(text.mark(`explain.goods.${resource}`)), line(text.mark('explain.goods.end'), 'R13.4')],
    rules: [],
    picture: <Icon name={resource} size={28} />,
    small: true,
  }),
  supply: ({ text, G, thing: { seat, what } }) => {
    const { supply, colour } = playerOf(G, seat);
    return {
      title: text.mark(`explain.supply.${what}`, { name: playerAt(G, seat), n: supply[`${what}s`] }),
      lines: [line(text.mark(`explain.supply.${what}.text`))],
      rules: [what === 'house' ? 'R6.39' : 'R7.7'],
      picture: <PieceIcon kind={what} owner={colour} size={28} />,
      small: true,
    };
  },
  cathedralTile: ({ text, thing: { tile } }) => {
    const { town, points } = cathedralTileOf(tile);
    return {
      title: text.mark('tile.cathedral.title', { town: townName(text, town) }),
      lines: [line(text.mark('explain.cathedralTile.text', { n: points }))],
      rules: ['R7.17', 'R7.18'],
    };
  },
  score: ({ text, G, thing: { seat } }) => ({
    title: text.mark('explain.score', { name: playerAt(G, seat), n: playerOf(G, seat).score }),
    lines: G.ranking ? [] : [line(text.mark('explain.score.text', { n: projectEnd(G, seat).total }))],
    rules: ['R13.5'],
    picture: <ShieldIcon points={playerOf(G, seat).score} size={30} />,
    small: true,
  }),
  count: about => {
    const { text, G, thing } = about;
    const n = countOf(G, thing.seat, thing.count);
    return {
      title: text.mark('explain.count', {
        name: playerAt(G, thing.seat),
        n,
        what: nameOf(text, 'count', thing.count),
      }),
      lines: [fairsThatCount(about)],
      rules: [],
    };
  },
} satisfies Partial<ThingCards>;
