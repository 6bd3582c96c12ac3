import { keyOf } from '../../keys/shortcuts';
import { IconButton } from '../../parts/Button';
import { useText } from '../words';
import { useWholeTable } from '../TableContext';

/** Taking back and doing again, a step at a time or the whole turn. */
export function History() {
  const { G, undo, undoTurn, redo, canRedo } = useWholeTable();
  const { say } = useText();
  const canUndo = G.undoable > 0;
  return (
    <div className="bar-history">
      {G.undoable > 1 && <IconButton icon="undo-all" label={say('bar.undoTurn')} onClick={undoTurn} />}
      <IconButton
        icon="undo"
        {...keyOf('undo')}
        label={canUndo ? say('bar.undo') : say('bar.undoNone')}
        aria-disabled={!canUndo}
        onClick={canUndo ? undo : undefined}
      />
      <IconButton
        icon="redo"
        {...keyOf('redo')}
        label={say('bar.redo')}
        aria-disabled={!canRedo}
        onClick={canRedo ? redo : undefined}
      />
    </div>
  );
}
