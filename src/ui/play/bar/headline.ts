import { top } from '../../../rules/agenda';
import { activeSeat, playerOf, type Pending } from '../../../rules/model';
import { offeredTile } from '../../../rules/wheelTile';
import { useText, type TableText } from '../words';
import { useWholeTable } from '../TableContext';

interface Headline {
  title: string;
  hint: string;
}

/** The one line that says what the game waits for. */
export function useHeadline(): Headline {
  const { G, mine } = useWholeTable();
  const text = useText();
  const seat = activeSeat(G);
  if (seat === undefined) return { title: text.say('table.afterLast'), hint: '' };
  if (!mine) return { title: text.say('bar.waitFor', { name: playerOf(G, seat).name }), hint: '' };
  const effects = top(G)?.effects ?? [];
  const [first, second] = effects;
  if (!first) return { title: '', hint: '' };
  const tile = offeredTile(G);
  if (first.do === 'wheelTile' && tile !== undefined)
    return { ...headlineOf(text, first), hint: text.tileFull(tile) };
  return second ? { ...headlineOf(text, first), hint: text.say('prompt.order') } : headlineOf(text, first);
}

/** Names and hints by what waits: the same for the bar and for the card over the map. */
export function headlineOf({ say }: TableText, effect: Pending): Headline {
  switch (effect.do) {
    case 'dieAction':
    case 'act':
      return effect.action === 'joker'
        ? { title: say('prompt.declare'), hint: say('prompt.declare.hint') }
        : { title: say(`action.${effect.action}`), hint: say(`actionHelp.${effect.action}`) };
    case 'takeDie':
      return { title: say('prompt.takeDie'), hint: say('prompt.takeDie.hint') };
    case 'wheelTile':
      return { title: say('prompt.wheelTile'), hint: '' };
    case 'kingTile':
      return { title: say('prompt.kingTile'), hint: say('prompt.kingTile.hint') };
    case 'gainAny':
      return { title: say('prompt.gainAny', { n: effect.count }), hint: say('prompt.gainAny.hint') };
    case 'changeColour':
      return { title: say('prompt.changeColour'), hint: say('prompt.changeColour.hint') };
    case 'buildingBonuses':
      return { title: say('prompt.buildingBonuses'), hint: say('prompt.buildingBonuses.hint') };
    case 'receive':
      return { title: say('prompt.receive'), hint: say('prompt.receive.hint') };
    case 'move':
      return {
        title: say('prompt.move', { piece: say(`myPiece.${effect.piece}`), n: effect.steps }),
        hint: '',
      };
    case 'relocate':
      return {
        title: say('prompt.relocate', { piece: say(`myPiece.${effect.piece}`) }),
        hint: say('prompt.relocate.hint'),
      };
    case 'place':
      return { title: say(`prompt.place.${effect.what}.${effect.where}`), hint: say('prompt.place.choose') };
    default:
      return { title: '', hint: '' };
  }
}
