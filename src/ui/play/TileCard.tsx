import type { Refusal } from '../../rules/refusals';
import { Icon } from '../pictures/Icon';
import { TilePicture } from '../pictures/tiles/TilePicture';
import { RuleLink } from './RuleLink';
import { tileWords } from '../text/words';
import { RichText } from './RichText';
import { useText } from './words';

/** What a tile does in words, from the same data as its picture; why not now; the rules. */
export function TileCard({ tile, refused }: { tile: string; refused?: Refusal | undefined }) {
  const text = useText();
  const { title, family, lines, rules, origins } = tileWords(text, tile);
  return (
    <div className="tile-card">
      <TilePicture tile={tile} size={86} />
      <div>
        <strong>
          <RichText text={title} />
        </strong>
        <small>
          <RichText text={family} />
        </small>
        {[...lines, ...origins].map(line => (
          <p key={line.markup}>
            <RichText text={line} />
          </p>
        ))}
        {refused && (
          <p className="refusal">
            <Icon name="lock" size={16} /> {text.refusal(refused)}
          </p>
        )}
        <p className="rules">
          {[...rules, ...(refused ? [refused.rule] : [])].map(rule => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      </div>
    </div>
  );
}
