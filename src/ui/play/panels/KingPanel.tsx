import { KING_TRACK, TOKENS_PER_ROUND, corruptionOf } from '../../../content';
import { top } from '../../../rules/agenda';
import { playerOf, type State } from '../../../rules/model';
import { positionOf, ranking, trackPoints } from '../../../rules/track';
import { Panel } from '../../parts/Panel';
import { CorruptionPicture } from '../../pictures/tiles/CorruptionPicture';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { KingTrack, trackPlace } from '../../pictures/wheel/KingTrack';
import { BELOW_TRACK, laidBy } from '../boards';
import { usePlaceProps, type Choices } from '../choosable';
import { deedAt } from '../deeds';
import { TileButton } from '../TileButton';
import { theGame, useTable, type TableView } from '../TableContext';
import { movesOf } from '../tasks';
import { useKept } from '../useKept';
import { useTableText, type TableText } from '../words';

/** The King track, the tile for its leader, and the corruption of the round. */
export function KingPanel() {
  const G = useTable(theGame);
  const text = useTableText();
  const { say } = text;
  const me = useTable(view => view.me);
  const legal = useTable(view => view.legal);
  const placeProps = usePlaceProps(positions({ G, me, legal }, text));
  const canAdvance = legal.some(({ type }) => type === 'advance');
  const { track, tile } = G.king;
  const owners = useKept(track.map(stack => stack.map(seat => playerOf(G, seat).colour)));
  const hidden = TOKENS_PER_ROUND - G.corruption.length;
  return (
    <Panel
      title={say('king.title')}
      tone="king"
      className="king-panel"
      aside={
        <span className="corruption">
          <span className="corruption-word">{say('king.corruption')}</span>
          {G.corruption.map(token => (
            <CorruptionPicture
              key={token}
              steps={corruptionOf(token).steps}
              size={26}
              label={String(-corruptionOf(token).steps)}
              thing={{ is: 'corruption', token }}
            />
          ))}
          {Array.from({ length: hidden }, (_, at) => (
            <CorruptionPicture
              key={at}
              size={26}
              label={say('king.hidden')}
              thing={{ is: 'hiddenCorruption' }}
            />
          ))}
        </span>
      }
    >
      <div className="king-row">
        <KingTrack
          track={owners}
          placeProps={canAdvance ? placeProps : undefined}
          width="100%"
          label={trackLabel(G, text)}
        />
        {tile === null ? (
          <EmptyPlace kind="tile" size={40} label={say('king.noTile')} thing={{ is: 'kingTile' }} />
        ) : (
          <LeadersTile tile={tile} />
        )}
      </div>
      {laidBy(G, BELOW_TRACK).map(({ name, Board }) => (
        <Board key={name} />
      ))}
    </Panel>
  );
}

/** How far my marker can go. */
const positions = ({ G, me, legal }: Pick<TableView, 'G' | 'me' | 'legal'>, text: TableText): Choices =>
  Object.fromEntries(
    movesOf(legal, 'advance').map(move => {
      const to = positionOf(G, me) + move.steps;
      const points = text.say('unit.vp', { n: KING_TRACK[to]?.points ?? 0 });
      const label = deedAt(
        text,
        text.say('does.trackSpace', { points }),
        text.say('does.upHere', { n: move.steps }),
      );
      return [trackPlace(to), { label, does: { make: [move] } }];
    }),
  );

const TAKE = { type: 'takeTile' } as const;

/** The tile that the leader may take at the end of the round. */
function LeadersTile({ tile }: { tile: string }) {
  const make = useTable(view => view.make);
  const waits = useTable(({ G, mine }) => mine && top(G)?.effects[0]?.do === 'kingTile');
  const text = useTableText();
  const words = { tile: text.tileFull(tile) };
  return (
    <TileButton
      tile={tile}
      thing={{ is: 'kingTile' }}
      size={40}
      name={
        waits
          ? deedAt(text, text.say('king.title'), text.say('does.takeHere', words))
          : text.say('where.forLeader', words)
      }
      move={waits ? TAKE : undefined}
      onChoose={() => make(TAKE)}
    />
  );
}

/** Who stands where, the leader first. */
const trackLabel = (G: State, text: TableText): string =>
  deedAt(
    text,
    text.say('king.title'),
    ...ranking(G).map(seat => `${playerOf(G, seat).name} ${text.signed(trackPoints(G, seat))}`),
  );
