import type { ReactNode } from 'react';
import { isText } from '../../../given';
import type { Move, MoveType } from '../../../rules/model';
import { Button } from '../../parts/Button';
import { deedAt, distinct, moveDeedOf, type Speaker } from '../deeds';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { Card } from './Card';
import { AnswerWords, MoveButton } from './ChoiceButton';

interface MovesCardProps {
  readonly title: string;
  readonly types: readonly MoveType[];
  /** Instead of words. */
  readonly picture?: ((move: Move) => ReactNode) | undefined;
  /** What comes of a way, below its words. */
  readonly note?: ((speaker: Speaker, move: Move) => string) | undefined;
  /** It was opened by a click, and can be closed again. */
  readonly closes?: boolean;
}

/** All moves of some kinds that are possible now, each in words: for what no drawing of ours can be clicked. */
export function MovesCard({ title, types, picture, note, closes = false }: MovesCardProps) {
  const { G, me, legal, pick } = useWholeTable();
  const text = useTableText();
  const moves = legal.filter(({ type }) => types.includes(type));
  const deeds = distinct(
    text,
    moves.map(move => moveDeedOf({ text, G, me }, move)),
  );
  const notes = moves.map(move => note?.({ text, G, me }, move));
  const saying = (index: number): string[] => [deeds[index], notes[index]].filter(isText);
  return (
    <Card title={title}>
      <ul className={picture ? 'choices choices-drawn' : 'choices'}>
        {moves.map((move, index) => (
          <li key={JSON.stringify(move)}>
            <MoveButton move={move} deed={deedAt(text, title, text.parts(saying(index)))}>
              {picture ? (
                picture(move)
              ) : note ? (
                <AnswerWords name={deeds[index] ?? ''} gain={notes[index]} />
              ) : (
                deeds[index]
              )}
            </MoveButton>
          </li>
        ))}
      </ul>
      {closes && (
        <Button size="small" onClick={() => pick(undefined)}>
          {text.say('bar.cancel')}
        </Button>
      )}
    </Card>
  );
}
