import type { ReactNode } from 'react';
import type { Move, MoveType } from '../../../rules/model';
import { Button } from '../../parts/Button';
import { deedAt, distinct, moveDeedOf } from '../deeds';
import { useWholeTable } from '../TableContext';
import { useTableText } from '../words';
import { Card } from './Card';
import { MoveButton } from './ChoiceButton';

interface MovesCardProps {
  readonly title: string;
  readonly types: readonly MoveType[];
  /** Instead of words. */
  readonly picture?: ((move: Move) => ReactNode) | undefined;
  /** It was opened by a click, and can be closed again. */
  readonly closes?: boolean;
}

/** All moves of some kinds that are possible now, each in words: for what no drawing of ours can be clicked. */
export function MovesCard({ title, types, picture, closes = false }: MovesCardProps) {
  const { G, me, legal, pick } = useWholeTable();
  const text = useTableText();
  const moves = legal.filter(({ type }) => types.includes(type));
  const deeds = distinct(
    text,
    moves.map(move => moveDeedOf({ text, G, me }, move)),
  );
  return (
    <Card title={title}>
      <ul className={picture ? 'choices choices-drawn' : 'choices'}>
        {moves.map((move, index) => (
          <li key={JSON.stringify(move)}>
            <MoveButton move={move} deed={deedAt(text, title, deeds[index] ?? '')}>
              {picture ? picture(move) : deeds[index]}
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
