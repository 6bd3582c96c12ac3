import { playerOf } from '../../../rules/model';
import { Icon } from '../../pictures/Icon';
import { numeral } from '../../text/numeral';
import { signed } from '../../pictures/numbers';
import { PieceIcon, TokenIcon } from '../../pictures/Piece';
import { useReadings } from '../../readings/context';
import { fairRule, fairWords } from '../../text/words';
import { RichText } from '../RichText';
import { RuleLink } from '../RuleLink';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { FairSum } from './FairSum';
import { fairStory, type FairLine, type FairStory } from './fair';
import { Rising } from '../Rising';
import type { ToldStory } from './useTelling';

/** The Fair in the place of my board: its tile, and a line per player. */
export function ToldFair({ telling: { story, at } }: { telling: ToldStory }) {
  const text = useTableText();
  const fair = fairStory(story);
  const first = story.beats.findIndex(({ name }) => name === 'fair');
  const beatOf = ({ seat, ground }: FairLine): number =>
    first < 0
      ? Infinity
      : ground === undefined
        ? first
        : story.beats.findIndex(beat => beat.name === 'fair' && beat.seat === seat);
  const [sentence] = fairWords(text, fair.tile, fair.round, useReadings()).lines;
  const most = Math.max(1, ...fair.lines.map(({ worth }) => worth));
  return (
    <section className="told-fair" aria-label={text.say('fairs.of', { town: text.town(fair.town) })}>
      <header className="told-fair-head">
        <span className="told-flag">{numeral(fair.round)}</span>
        <div>
          <h2>{text.say('fairs.of', { town: text.town(fair.town) })}</h2>
          <p>
            {sentence && <RichText text={sentence} />} <RuleLink rule={fairRule(fair.tile)} />
          </p>
        </div>
      </header>
      <ul className="told-lines">
        {fair.lines.map(line => (
          <Line
            key={line.seat}
            fair={fair}
            line={line}
            told={at >= beatOf(line)}
            now={at === beatOf(line)}
            most={most}
          />
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  fair: FairStory;
  line: FairLine;
  /** Whether it has been counted. */
  told: boolean;
  now: boolean;
  /** The most that anybody gets: the length of a whole bar. */
  most: number;
}

function Line({ fair, line, told, now, most }: LineProps) {
  const { G } = useWholeTable();
  const { seat, ground, points } = line;
  const { name, colour, score } = playerOf(G, seat);
  const state = ground === undefined ? ' told-out' : now ? ' told-live' : '';
  const share = told ? Math.max(0, points) / most : 0;
  return (
    <li className={`told-line of-${colour}${state}`}>
      <span className="told-who">
        <TokenIcon owner={colour} size={26} />
        <b>{name}</b>
      </span>
      <Why fair={fair} line={line} />
      <FairSum value={fair.value} line={line} />
      <span className="told-bar-frame" aria-hidden="true">
        <i style={{ scale: `${share} 1` }} />
      </span>
      <b className="told-won">{told ? signed(points) : ''}</b>
      <Rising of={score} seat={line.seat} />
    </li>
  );
}

function Why({ fair: { town: id }, line: { seat, ground } }: Pick<LineProps, 'fair' | 'line'>) {
  const { G } = useWholeTable();
  const { say, town: townName } = useTableText();
  const town = townName(id);
  const { colour } = playerOf(G, seat);
  switch (ground) {
    case undefined:
      return (
        <span className="told-why">
          <Icon name="lock" size={18} />
          <span>
            {say('fairs.absent')} <RuleLink rule="R11.2" />
          </span>
        </span>
      );
    case 'always':
      return (
        <span className="told-why">
          <Icon name="fair" size={20} />
          <span>
            {say('tell.always')} <RuleLink rule="R20.6" />
          </span>
        </span>
      );
    default:
      return (
        <span className="told-why">
          <PieceIcon kind={ground} owner={colour} size={22} />
          {say(`fairs.${ground}`, { town })}
        </span>
      );
  }
}
