import type { ReactNode } from 'react';
import { waiting } from '../../src/rules/agenda';
import type { Seat } from '../../src/rules/model';
import { mapsOf } from '../../src/rules/map';
import { standsOf } from '../../src/rules/pieces';
import type { BoxScreen } from '../../src/ui/boxes/screen';
import { Icon } from '../../src/ui/pictures/Icon';
import { PieceSign } from '../../src/ui/pictures/Piece';
import { Place } from '../../src/ui/pictures/Place';
import { Sign } from '../../src/ui/pictures/Sign';
import { TileSign } from '../../src/ui/pictures/tiles/TilePicture';
import { word } from '../../src/ui/pictures/words';
import { moveDeedOf } from '../../src/ui/play/deeds';
import { Card } from '../../src/ui/play/prompts/Card';
import { ChoiceButton } from '../../src/ui/play/prompts/ChoiceButton';
import { theGame, useTable, useWholeTable } from '../../src/ui/play/TableContext';
import { movesOf } from '../../src/ui/play/tasks';
import { usePlaces } from '../../src/ui/play/usePlaces';
import { at, BY_ITSELF } from '../../src/ui/play/waiting/row';
import { useTableText } from '../../src/ui/play/words';
import { townName } from '../../src/ui/text/words';
import { toy } from './box';
import { potterOf } from './potter';
import { PIT } from './content';
import { TOY_TEXTS } from './texts';

/** The pottery on the screen: a row for each of its words. */

const JUG = ['own ink M8 4h8v4c4 3 4 12 0 14H8c-4-2-4-11 0-14z'];
const DONKEY = ['own ink M3 20V10h12l4-6 2 2-2 6v8h-3v-5H7v5z'];

/** The pit, who walks there, and the clay of each. */
function PitBoard() {
  const G = useTable(theGame);
  const placeProps = usePlaces();
  const text = useTableText();
  const { width, height } = PIT.size;
  return (
    <section aria-label={text.say('board.toy')}>
      <svg viewBox={`0 0 ${width} ${height}`}>
        {mapsOf(G)
          .filter(({ id }) => id === PIT.id)
          .flatMap(({ towns, roads }) => [...towns, ...roads])
          .map(({ id, x, y }) => (
            <Place key={id} at={id} props={placeProps(id)}>
              <circle cx={x} cy={y} r={20} />
              {potsAt(id)}
            </Place>
          ))}
        {PIT.towns.flatMap(({ tiles, x, y }) =>
          tiles.map(({ id }) => {
            const tile = G.map.tiles[id];
            return tile && <TileSign key={id} tile={tile} x={x} y={y - 40} size={30} />;
          }),
        )}
        {G.players.flatMap(({ colour }, seat) =>
          standsOf(G, seat, 'donkey').map(at => (
            <g key={`${seat} ${at}`} data-at={`piece.${colour}.donkey`}>
              <PieceSign kind="donkey" owner={colour} size={24} />
            </g>
          )),
        )}
      </svg>
      <ul>
        {G.players.map(({ name }, seat) => (
          <li key={seat} data-at={`clay:${seat}`}>
            {name} {text.say('goods.clay', { n: potterOf(G, seat).clay })}
          </li>
        ))}
      </ul>
    </section>
  );

  function potsAt(town: string): ReactNode {
    return G.players.map((_, seat) =>
      potterOf(G, seat).pots.includes(town) ? <Sign key={seat} name="jug" size={16} /> : null,
    );
  }
}

/** What a player has of it, beside the Resources. */
function Clay({ seat }: { seat: Seat }) {
  const G = useTable(theGame);
  const text = useTableText();
  return <span className="clay">{text.say('goods.clay', { n: potterOf(G, seat).clay })}</span>;
}

function GlazeCard() {
  const { G, me, legal, make } = useWholeTable();
  const text = useTableText();
  return (
    <Card title={text.say('prompt.glaze')}>
      {movesOf(legal, 'glazeIt').map(move => (
        <ChoiceButton key={move.with} deed={moveDeedOf({ text, G, me }, move)} onClick={() => make(move)}>
          <Icon name={move.with === 'points' ? 'shield' : move.with} size={28} />
        </ChoiceButton>
      ))}
    </Card>
  );
}

export const screen: BoxScreen<'toy'> = {
  box: toy,
  texts: TOY_TEXTS,
  tileWords: {
    pot: {
      title: (text, { holds }) => text.mark('pot.title', { n: holds }),
      name: (_text, _tile, title) => title,
      the: (text, { holds }) => text.mark('the.pot', { n: holds }),
      family: text => text.mark('kind.pot'),
      lines: (text, { holds }) => [text.mark('effect.dig', { n: holds })],
      rules: [],
    },
  },
  sentences: {
    dig: (text, { count }) => text.mark('effect.dig', { n: count }),
    glaze: (text, { points }) => text.mark('effect.glaze', { n: points }),
  },
  shortWords: {
    dig: (text, { count }) => text.mark('goods.clay', { n: count }),
    glaze: text => text.mark('prompt.glaze'),
  },
  eventWords: {
    clay: ({ text, doer: { you } }, { count }) => text.mark('event.clay', { you, n: count }),
    pot: ({ text, doer: { you } }, { town }) => text.mark('event.pot', { you, town: townName(text, town) }),
  },
  deeds: {
    firePot: ({ text }, { town }) => text.say('does.firePot', { town: text.town(town) }),
    glazeIt: ({ text, G }, move) =>
      move.with === 'points'
        ? text.say('does.glazePoints', { n: waiting(G, 'glaze')?.points ?? 0 })
        : text.goods({ [move.with]: 1 }),
    breakPot: ({ text }, { tile }) => text.say('does.breakPot', { tile: text.tileFull(tile) }),
  },
  waiting: {
    dig: BY_ITSELF,
    glaze: {
      headline: ({ say }) => ({ title: say('prompt.glaze'), hint: say('waits.glaze') }),
      tab: at('board'),
      card: () => <GlazeCard />,
    },
  },
  scoreNames: { pottery: 'scores.pottery', pots: 'scores.pots' },
  icons: { 'glyph-potter': JUG, donkey: DONKEY, jug: JUG },
  outlines: { donkey: 'M3 20V10h12l4-6 2 2-2 6v8z' },
  crests: { jug: JUG },
  busts: { potter: JUG },
  tileFaces: { pot: ({ tile }) => <text>{tile.holds}</text> },
  effectPictures: {
    dig: ({ count }) => [
      word('dig', ({ x, y }) => (
        <text x={x} y={y}>
          {count}
        </text>
      )),
    ],
    glaze: ({ points }) => [
      word('glaze', ({ x, y }) => (
        <text x={x} y={y}>
          {points}
        </text>
      )),
    ],
  },
  countIcons: { pots: 'jug' },
  scoreIcons: { pottery: 'jug', pots: 'jug' },
  conditionPictures: { hasClay: () => ({ when: 'always' }) },
  wantedPictures: { lowest: () => ({ take: 'die', which: 'highest', dice: ['any'] }) },
  tasks: { firePot: { icon: 'jug', name: 'task.firePot' }, breakPot: { icon: 'jug', name: 'task.breakPot' } },
  boards: { toy: PitBoard },
  thingCards: {
    kiln: ({ text, thing: { town } }) => ({
      title: text.mark('board.toy'),
      lines: [{ words: text.mark('event.pot', { you: true, town: text.town(town) }) }],
      rules: [],
    }),
  },
  goods: { toy: ({ seat }) => <Clay seat={seat} /> },
};
