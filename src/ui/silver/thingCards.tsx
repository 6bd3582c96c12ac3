import { nextTier, townOfMine } from '../../rules/silver/known';
import type { Seat } from '../../rules/model';
import { luckOf, minerOf, silverOf, tierOf } from '../../rules/silver/miner';
import { goesByItself } from '../../rules/powers';
import { broughtByMovement } from '../../rules/silver/wheel/movement';
import { mineIncome, ribbonAt } from '../../rules/silver/income';
import { goodsOfMine } from '../../rules/silver/underground/mines';
import type { Miner } from '../../rules/silver/model';
import type { SilverThings } from '../../rules/silver/explaining/words';
import { cardOfWords, line, playerAt, tileCardOf } from '../explain/card';
import type { About, CardLine, ThingCard, ThingCards } from '../explain/thingCard';
import { Icon } from '../pictures/Icon';
import { TilePicture } from '../pictures/tiles/TilePicture';
import { plainly } from '../text';
import { surpriseCardWords } from '../text/silver/solo';
import {
  overlayWords,
  tabletWords,
  technologyName,
  tierCalled,
  tierName,
  tierWords,
} from '../text/silver/words';
import { goodSign, townName } from '../text/words';
import { TECHNOLOGY_ICONS } from './technologies/icons';

/** What the things of this box say of themselves. */

type Cards = Pick<ThingCards, keyof SilverThings>;

const small = (name: 'silver' | 'mine' | 'prospector' | 'movement') => ({
  picture: <Icon name={name} size={28} className="of-prospector" />,
  small: true,
});

type OfSeat = About<{ readonly seat: Seat }>;

/** Pieces of a player, in one of their states. */
const owned =
  (
    title: `goods.${'minesOpen' | 'minesHome' | 'minesLocked' | 'prospectors'}`,
    picture: 'mine' | 'prospector',
    linesOf: (about: OfSeat, miner: Miner) => CardLine[],
  ) =>
  (about: OfSeat): ThingCard => {
    const { text, G, thing } = about;
    return {
      title: text.mark(title),
      family: plainly(playerAt(G, thing.seat)),
      lines: linesOf(about, minerOf(G, thing.seat)),
      rules: [],
      ...small(picture),
    };
  };

export const SILVER_THING_CARDS: Cards = {
  mineSpace: ({ text, thing: { space } }) => ({
    title: text.mark('explain.mineSpace', { town: townName(text, townOfMine(space)) }),
    lines: [
      line(text.mark('explain.mineSpace.pays', { goods: text.goods(goodsOfMine(space)) }), 'S6.3'),
      line(text.mark('explain.mineSpace.one'), 'S4.6'),
      line(text.mark('explain.mineSpace.income'), 'S6.4'),
    ],
    rules: [],
    ...small('mine'),
  }),
  tablet: ({ text, G, thing: { tablet } }) => {
    const card = cardOfWords(tabletWords(text, tablet));
    return silverOf(G).crossed.includes(tablet)
      ? { ...card, lines: [line(text.mark('explain.tablet.crossed'), 'S5.6')] }
      : card;
  },
  technology: ({ text, G, me, thing: { technology } }) => {
    const next = nextTier(G, me, technology);
    const picture = <Icon name={TECHNOLOGY_ICONS[technology]} size={48} className="of-prospector" />;
    if (next) return { ...cardOfWords(tierWords(text, next.id)), picture };
    return {
      title: plainly(technologyName(text, technology)),
      lines: [line(text.mark('refusal.lastTier'))],
      rules: ['S3.1'],
      picture,
    };
  },
  tier: ({ text, thing: { tier } }) => {
    const { technology, asks } = tierCalled(tier);
    const card = cardOfWords(tierWords(text, tier));
    const picture = <Icon name={TECHNOLOGY_ICONS[technology]} size={48} className="of-prospector" />;
    const how = line(text.mark(asks ? 'tier.asksYou' : 'tier.byItself'));
    return { ...card, lines: [...card.lines, how], picture };
  },
  tiers: ({ text, G, thing: { seat, technology } }) => ({
    title: plainly(technologyName(text, technology)),
    family: plainly(playerAt(G, seat)),
    lines: [line(text.mark('explain.tiers', { n: tierOf(G, seat, technology) }), 'S3.2')],
    rules: ['S10.5'],
  }),
  silver: ({ text, G, thing: { seat } }) => ({
    title: text.mark('explain.silver', {
      name: playerAt(G, seat),
      goods: text.goods({ silver: minerOf(G, seat).silver }),
    }),
    lines: goesByItself(G, seat)
      ? [line(text.mark('explain.silver.itsUses'), 'S13.4'), line(text.mark('source.itsSilver'), 'S16.4')]
      : [
          line(text.mark('explain.silver.uses'), 'S2.2'),
          line(text.mark('explain.silver.none'), 'S2.1'),
          line(text.mark('source.silverLeft'), 'S2.3'),
        ],
    rules: [],
    ...small('silver'),
  }),
  mineSupply: owned('goods.minesHome', 'mine', ({ text }, { supply }) => [
    line(text.mark('explain.mines', { n: supply }), 'S6.1'),
  ]),
  lockedMines: owned('goods.minesLocked', 'mine', ({ text }, { locked }) => [
    line(text.mark('explain.mines', { n: locked }), 'S6.1'),
    line(text.mark('explain.lockedMines.free'), 'S6.2'),
  ]),
  prospectorsAtHome: owned('goods.prospectors', 'prospector', ({ text, G, thing }, { reserve }) => [
    goesByItself(G, thing.seat)
      ? line(text.mark('explain.prospectors.its'), 'S13.1')
      : line(text.mark('explain.prospectors', { n: reserve }), 'S5.2'),
    line(text.mark('explain.prospectors.one'), 'S5.1'),
  ]),
  movement: ({ text, G, me }) => ({
    title: text.mark('source.movement'),
    lines: [
      line(text.mark('explain.movement'), 'S7.9'),
      ...(broughtByMovement(G, me).do === 'act' ? [line(text.mark('tier.prospector3'), 'S3.19')] : []),
      ...(luckOf(G).movement > 0 ? [line(text.mark('explain.movement.now'))] : []),
    ],
    rules: [],
    ...small('movement'),
  }),
  ribbon: ({ text, thing: { position } }) => {
    const { silver, mines } = ribbonAt(position);
    return {
      title: text.mark('source.ribbon'),
      lines: [
        line(text.mark('explain.ribbon', { goods: text.goods({ silver }) }), 'S8.3'),
        ...(mines > 0 ? [line(text.mark('explain.ribbon.mine'), 'S8.4')] : []),
      ],
      rules: [],
    };
  },
  income: owned('goods.minesOpen', 'mine', ({ text, G, thing: { seat } }) => {
    const { silver, tiers } = mineIncome(G, seat);
    return [
      line(text.mark('explain.income', { goods: goodSign(text, 'silver', silver) }), 'S6.4'),
      ...tiers.map(([id, points]) => {
        const { technology, tier, rule } = tierCalled(id);
        const named = tierName(text, technology, tier);
        return line(text.mark('explain.income.tier', { tier: named, n: points }), rule);
      }),
    ];
  }),
  overlay: ({ text, G }) => cardOfWords(overlayWords(text, silverOf(G).overlay)),
  aside: about => ({
    ...tileCardOf(about, about.thing.tile),
    picture: <TilePicture tile={about.thing.tile} size={72} />,
  }),
  surprise: ({ text, thing: { card } }) => ({
    title: text.mark('source.surprise'),
    lines: [line(surpriseCardWords(text, card))],
    rules: ['S13.5'],
  }),
};
