import { houseSpaceOf, townOfSpace } from '../../../content';
import { walkersNow } from '../../../rules/explaining/reach';
import type { Move, PendingOf } from '../../../rules/model';
import { Button } from '../../parts/Button';
import { EffectIcons } from '../../pictures/EffectIcons';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';
import { movesOf } from '../tasks';
import { bonusOfSpace, moveDeedOf } from '../deeds';
import { Card } from './Card';
import { MoveButton, AnswerWords } from './ChoiceButton';

interface MapCardProps {
  readonly effect: PendingOf<'place'> | PendingOf<'relocate'> | PendingOf<'move'>;
  readonly title: string;
}

/** A legend to the glowing places: what to choose, the best three as buttons. */
export function MapCard({ effect, title }: MapCardProps) {
  const { G, me, legal, walker, walkWith } = useWholeTable();
  const text = useTableText();
  const houses = effect.do === 'place' && effect.what === 'house' ? movesOf(legal, 'buildHouse') : [];
  const pillars = effect.do === 'place' && effect.what === 'pillar' ? movesOf(legal, 'buildPillar') : [];
  const places = houses.length + pillars.length;
  return (
    <Card
      title={title}
      hint={places > 0 ? text.say('prompt.place.glow', { n: places }) : text.say('prompt.place.choose')}
    >
      {effect.do === 'move' && walkersNow(G, me).length > 1 && (
        <Button
          size="small"
          aria-label={text.say('does.walker', { piece: text.say(`piece.${effect.piece}`) })}
          aria-pressed={walker === effect.piece}
          onClick={() => walkWith(effect.piece)}
        >
          {text.say(`piece.${effect.piece}`)}
        </Button>
      )}
      <ul className="choices best-places">
        {bestHouses(houses).map(move => (
          <li key={move.space}>
            <MoveButton move={move} deed={moveDeedOf({ text, G, me }, move)}>
              <AnswerWords name={text.town(townOfSpace(move.space))} gain={bonusOfSpace(text, move.space)} />
              <EffectIcons effects={houseSpaceOf(move.space).bonus} size={26} />
            </MoveButton>
          </li>
        ))}
        {pillars.slice(0, SHOWN).map(move => (
          <li key={move.town}>
            <MoveButton move={move} deed={moveDeedOf({ text, G, me }, move)}>
              <AnswerWords name={text.town(move.town)} />
            </MoveButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const SHOWN = 3;

/** Those that score most, then those that bring something else. */
const bestHouses = (moves: readonly Extract<Move, { type: 'buildHouse' }>[]) =>
  moves.toSorted((a, b) => worth(b.space) - worth(a.space)).slice(0, SHOWN);

const worth = (space: string): number =>
  houseSpaceOf(space).bonus.reduce((sum, effect) => sum + (effect.do === 'score' ? effect.points : 0.5), 0);
