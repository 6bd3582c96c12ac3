import type { Refusal } from '../../rules/refusals';
import { Icon } from '../pictures/Icon';
import { useReadings } from '../readings/context';
import { TilePicture } from '../pictures/tiles/TilePicture';
import { tileWords } from '../text/words';
import { RichText } from './RichText';
import { useTableText } from './words';

interface TileCardProps {
  readonly tile: string;
  readonly refused?: Refusal | undefined;
  /** Something is to be decided about it: then it says less of where its values are known from. */
  readonly asked: boolean;
}

/** What a tile does in words, from the same data as its picture; why not now; the rules. */
export function TileCard({ tile, refused, asked }: TileCardProps) {
  const text = useTableText();
  const { title, family, lines, rules, origins } = tileWords(text, tile, useReadings());
  return (
    <span className="tile-card">
      <TilePicture tile={tile} size={86} />
      <span>
        <strong>
          <RichText text={title} />
        </strong>
        <small>
          <RichText text={family} />
        </small>
        {lines.map(line => (
          <span key={line.markup} className="tile-line">
            <RichText text={line} />
          </span>
        ))}
        {!asked &&
          origins.map(line => (
            <small key={line.markup} className="tile-line">
              <RichText text={line} />
            </small>
          ))}
        {refused && (
          <span className="tile-line refusal">
            <Icon name="lock" size={16} /> {text.refusal(refused)}
          </span>
        )}
        <span className="tile-line rules">
          {[...rules, ...(refused ? [refused.rule] : [])].map(rule => (
            <span key={rule} className="rule-link">
              {rule}
            </span>
          ))}
        </span>
      </span>
    </span>
  );
}
