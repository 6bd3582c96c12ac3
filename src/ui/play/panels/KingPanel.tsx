import { TOKENS_PER_ROUND, corruptionOf } from '../../../content';
import { playerOf } from '../../../rules/model';
import { Panel } from '../../parts/Panel';
import { CorruptionPicture } from '../../pictures/tiles/CorruptionPicture';
import { EmptyPlace } from '../../pictures/tiles/EmptyPlace';
import { KingTrack } from '../../pictures/wheel/KingTrack';
import { TileButton } from '../TileButton';
import { theGame, useTable } from '../TableContext';
import { useKept } from '../useKept';
import { useText } from '../words';

/** The King track, the tile for its leader, and the corruption of the round. */
export function KingPanel() {
  const G = useTable(theGame);
  const { say } = useText();
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
          {say('king.corruption')}
          {G.corruption.map(token => (
            <CorruptionPicture
              key={token}
              steps={corruptionOf(token).steps}
              size={26}
              label={String(-corruptionOf(token).steps)}
            />
          ))}
          {Array.from({ length: hidden }, (_, at) => (
            <CorruptionPicture key={at} size={26} label={say('king.hidden')} />
          ))}
        </span>
      }
    >
      <div className="king-row">
        <KingTrack track={owners} width="100%" label={trackLabel(track.length, say('king.title'))} />
        {tile === null ? (
          <EmptyPlace kind="tile" size={40} label={say('king.noTile')} />
        ) : (
          <TileButton tile={tile} size={40} />
        )}
      </div>
    </Panel>
  );
}

const trackLabel = (positions: number, title: string): string => `${title} (${positions})`;
