import { DIE_SPACES, RESOURCES, type WheelAction } from '../../../content';
import { diceBefore } from '../../../rules/explaining/diceBefore';
import { dieOutlook, type DieWay } from '../../../rules/explaining/dieOutlook';
import { pointsOfDie } from '../../../rules/moves/dice';
import { playerOf, type Die } from '../../../rules/model';
import { bonusPoints } from '../../../rules/powers';
import { refuseTile } from '../../../rules/tiles';
import { actionsAt, pointsOfValue } from '../../../rules/wheel';
import { DiePicture } from '../../pictures/Die';
import { Icon } from '../../pictures/Icon';
import { TilePicture } from '../../pictures/tiles/TilePicture';
import { plainly, type Text } from '../../text';
import { refusalWords } from '../../text/refusal';
import { dieName, dieSign, goodsSigns, nameOf } from '../../text/words';
import { line, playerAt, tileCardOf } from '../card';
import type { About, CardLine, ThingCard, ThingCards } from '../thingCard';
import { reachWith } from '../reach';

/** The wheel: dice, sections, Bonus tiles beside it, markers, the dice that were taken. */

const MOST_TURNED = 3;

function dieLines(about: About<Die>): CardLine[] {
  const { text, G, me, thing } = about;
  const ways = dieOutlook(G, me, thing);
  const lies = ways.filter(({ price }) => !price.gold);
  const [first] = lies;
  if (!first) return [];
  const before = diceBefore(G, me);
  return [
    ...goodsLine(about, first),
    ...pointsLine(about, first),
    tileLine(about, first),
    ...reachLines(about, first),
    ...(before.length > 0
      ? [line(text.mark('explain.die.before', { names: before.map(seat => playerAt(G, seat)) }))]
      : []),
    turnedLine(
      about,
      ways.filter(({ price }) => price.gold),
    ),
  ];
}

function goodsLine({ text, G, me }: About<Die>, { goods }: DieWay): CardLine[] {
  return RESOURCES.flatMap(resource => {
    const { [resource]: count = 0 } = goods;
    const words = {
      goods: goodsSigns(text, { [resource]: count }),
      n: playerOf(G, me).goods[resource] + count,
      resource: text.say(`resource.${resource}`),
    };
    return count > 0 ? [line(text.mark('explain.die.goods', words), 'R5.27')] : [];
  });
}

function pointsLine({ text }: About<Die>, { points, move }: DieWay): CardLine[] {
  const wheel = pointsOfValue(move.to);
  return points > wheel
    ? [line(text.mark('explain.die.points', { wheel, own: points - wheel }), 'R9.4')]
    : [];
}

function tileLine({ text, G, me }: About<Die>, { tile }: DieWay): CardLine {
  if (tile === undefined) return line(text.mark('explain.die.noTile'), 'R5.19');
  const refused = refuseTile(G, me, tile);
  return refused
    ? { words: refusalWords(text, refused), rule: refused.rule, tone: 'not' }
    : line(text.mark('explain.die.tile', { tile: text.tileFull(tile) }), 'R5.18');
}

function reachLines({ text, G, me }: About<Die>, { action, points }: DieWay): CardLine[] {
  const walks = reachWith(G, me, action, points);
  return [...new Set(walks.map(({ piece }) => piece))].map(piece =>
    line(
      text.mark('explain.die.reach', {
        n: walks.filter(walk => walk.piece === piece).length,
        piece: nameOf(text, 'myPiece', piece),
      }),
    ),
  );
}

function turnedLine({ text }: About<Die>, ways: readonly DieWay[]): CardLine {
  const told = ways.slice(0, MOST_TURNED).map(({ price, action, points }) =>
    text.mark('explain.die.way', {
      ...{ goods: goodsSigns(text, price), action: text.say(`action.${action}`), n: points },
    }),
  );
  return line(text.mark('explain.die.turned', { ways: told }), 'R5.12');
}

/** The place of a tile that was taken. */
const gapCard = (text: Text, action: WheelAction): ThingCard => ({
  title: text.mark('explain.wheelTile', { action: text.say(`action.${action}`) }),
  lines: [line(text.mark('explain.wheelGap', { action: text.say(`action.${action}`) }))],
  rules: ['R5.19', 'R12.2'],
});

export const WHEEL_CARDS = {
  die: about => {
    const { text, G, me, thing } = about;
    const [lies] = dieOutlook(G, me, thing);
    return {
      title: plainly(text.say('explain.die', { die: dieName(text, thing.colour), value: thing.value })),
      ...(lies && {
        family: text.mark('explain.die.lies', { action: text.say(`action.${lies.action}`), n: lies.points }),
      }),
      picture: <DiePicture colour={thing.colour} value={thing.value} size={52} />,
      lines: dieLines(about),
      rules: ['R5.9', 'R5.11'],
    };
  },
  section: ({ text, G, me, thing: { value } }) => ({
    title: text.mark('explain.section', { value }),
    lines: actionsAt(G, value).map(action =>
      line(
        text.mark('explain.section.action', {
          action: text.say(`action.${action}`),
          n: pointsOfDie(G, me, value, action),
          help: text.say(`actionHelp.${action}`),
        }),
      ),
    ),
    rules: ['R5.11', 'R5.29'],
  }),
  wheelTile: about => {
    const { text, G, thing } = about;
    const tile = G.wheel.tiles[thing.action];
    if (tile === undefined) return gapCard(text, thing.action);
    const card = tileCardOf(about, tile);
    return {
      ...card,
      family: text.mark('explain.wheelTile', { action: text.say(`action.${thing.action}`) }),
      picture: <TilePicture tile={tile} size={64} />,
      lines: [...card.lines, line(text.mark('explain.wheelTile.how'), 'R5.18')],
    };
  },
  wheelGap: ({ text, thing: { action } }) => gapCard(text, action),
  takenDie: ({ text, G, thing: { seat, index }, explained }) => {
    const die = playerOf(G, seat).dice[index];
    const [gain] = explained?.brings ?? [];
    const goods = gain?.do === 'gain' ? goodsSigns(text, gain.goods) : '';
    return {
      title: die ? dieSign(text, die) : text.mark('explain.dieSpace'),
      family: plainly(playerAt(G, seat)),
      lines: [line(text.mark('explain.takenDie', { goods }))],
      rules: ['R5.10', 'R5.27'],
    };
  },
  dieSpace: ({ text, G, thing: { seat } }) => ({
    title: text.mark('explain.dieSpace'),
    family: plainly(playerAt(G, seat)),
    lines: [line(text.mark('explain.dieSpace.text', { n: DIE_SPACES - playerOf(G, seat).dice.length }))],
    rules: ['R3.3', 'R5.10'],
  }),
  turningMark: ({ text }) => ({
    title: text.mark('explain.turningMark'),
    lines: [line(text.mark('explain.turningMark.text'))],
    rules: ['R12.7', 'Q12.5'],
  }),
  bonusMarker: ({ text, G, thing: { seat, action } }) => {
    return {
      title: text.mark('explain.bonusMarker', {
        name: playerAt(G, seat),
        action: text.say(`action.${action}`),
        n: bonusPoints(G, seat, action),
      }),
      lines: [line(text.mark('explain.bonusMarker.text'))],
      rules: ['R9.2', 'R9.4'],
      picture: <Icon name="points-sun" size={24} />,
      small: true,
    };
  },
} satisfies Partial<ThingCards>;
