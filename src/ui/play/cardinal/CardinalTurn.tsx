import { useMemo, useState } from 'react';
import { CARDINAL } from '../../../rules/cardinal/board';
import { activeSeat } from '../../../rules/model';
import { shows } from '../../explain/shows';
import { DecreeCard } from '../../pictures/cards/DecreeCard';
import { PlainDie } from '../../pictures/Die';
import { Icon } from '../../pictures/Icon';
import { numeral } from '../../text/numeral';
import { Picture } from '../../pictures/Picture';
import { plain } from '../../text';
import { nameOf } from '../../text/words';
import { chaptersOf } from '../chapters';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { CardinalOutlook } from './CardinalOutlook';
import { dieOf, priorityOf } from './decrees';
import { priorityInWords, rowsWithWords } from './decreeWords';
import { linesOf } from './lines';
import { StepLines, type ToldLine } from './StepLines';
import { cardinalTurn, decreesIn, stepsToCome, type ToldCardinalTurn as Turn } from './turn';
import { useHopping } from './useHopping';
import './cardinalTurn.css';

/** The turn of the Cardinal that is under way; in mine his last one, or the one that he would have now. */
export default function CardinalTurn() {
  const { G } = useWholeTable();
  const { say } = useTableText();
  const [ahead, look] = useState(false);
  if (activeSeat(G) === CARDINAL) return <LastTurn acting />;
  const ways = [
    { name: say('solo.lastTurn'), value: false },
    { name: say('solo.outlook'), value: true },
  ];
  return (
    <div className="cardinal-decides">
      <div className="cardinal-which">
        {ways.map(({ name, value }) => (
          <button key={name} type="button" aria-pressed={ahead === value} onClick={() => look(value)}>
            {name}
          </button>
        ))}
      </div>
      {ahead ? <CardinalOutlook /> : <LastTurn acting={false} />}
    </div>
  );
}

/** Dice, Decrees, and each step with its reason. */
function LastTurn({ acting }: { acting: boolean }) {
  const { log } = useWholeTable();
  const { say } = useTableText();
  const turn = useMemo(() => cardinalTurn(chaptersOf(log)), [log]);
  if (!turn) return <p className="cardinal-none">{say('solo.noTurn')}</p>;
  return (
    <section className="cardinal-turn" aria-label={say('solo.decides')}>
      <Rolled turn={turn} />
      <Row turn={turn} />
      <Steps turn={turn} acting={acting} />
    </section>
  );
}

/** His two dice, and how far the pawn goes from the first card. */
function Rolled({ turn: { dice } }: { turn: Turn }) {
  const { say } = useTableText();
  if (!dice) return <div className="cardinal-dice" />;
  const [first, second] = dice;
  const steps = Math.abs(first - second);
  return (
    <div className="cardinal-dice" role="img" aria-label={say('solo.dice', { first, second, steps })}>
      {dice.map((value, at) => (
        <Picture key={at} viewBox="0 0 40 40" width={36} height={36} className="arriving">
          <PlainDie value={value} x={2} y={2} size={36} of="cardinal" />
        </Picture>
      ))}
      <b>
        <Icon name="then" size={12} /> {steps}
      </b>
    </div>
  );
}

/** The Decrees of the round with what failed and what held; the pawn on the card of the moment. */
function Row({ turn }: { turn: Turn }) {
  const { G } = useWholeTable();
  const text = useTableText();
  const row = useHopping(turn.pawn);
  return (
    <ol className="cardinal-decrees" ref={row} aria-label={text.say('solo.decrees')}>
      {decreesIn(G, turn.round).map(({ id, fair }, at) => (
        <li key={id} {...shows({ is: 'decree', decree: id })}>
          <DecreeCard
            title={nameOf(text, 'decree', id)}
            numeral={fair === undefined ? undefined : numeral(fair + 1)}
            rows={rowsWithWords(text, id, turn.options[id])}
            priority={priorityOf(id)}
            priorityWords={plain(priorityInWords(text, id))}
            decided={at === turn.pawn && turn.decided ? dieOf(turn.decided) : undefined}
            state={at === turn.pawn ? 'now' : at < turn.from ? 'past' : 'coming'}
            always={text.say('solo.always')}
            pawn={at === turn.pawn}
          />
        </li>
      ))}
    </ol>
  );
}

function Steps({ turn: { steps }, acting }: { turn: Turn; acting: boolean }) {
  const { G } = useWholeTable();
  const text = useTableText();
  const lines = steps.flatMap((events, at) =>
    linesOf(text, events, text.say('solo.name')).map((line): ToldLine => {
      const done = line.failed ? 'failed' : 'done';
      return { ...line, state: acting && at === steps.length - 1 ? 'now' : done };
    }),
  );
  const next = acting ? stepsToCome(G).filter(step => step !== 'end') : [];
  return <StepLines lines={lines} next={next.map(step => text.say(`soloStep.${step}`))} />;
}
