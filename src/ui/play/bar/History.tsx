import { useId } from 'react';
import { keyOf } from '../../keys/keyList';
import { IconButton } from '../../parts/Button';
import { useTableText } from '../words';
import { useWholeTable } from '../TableContext';

/** Taking back and doing again, a step at a time or the whole turn. */
export function History() {
  const { G, undo, undoTurn, redo, canRedo } = useWholeTable();
  const { say } = useTableText();
  const reason = useId();
  const canUndo = G.undoable > 0;
  return (
    <div className="bar-history">
      {G.undoable > 1 && <IconButton icon="undo-all" label={say('bar.undoTurn')} onClick={undoTurn} />}
      <IconButton
        icon="undo"
        {...keyOf('undo')}
        label={say('bar.undo')}
        aria-disabled={!canUndo}
        aria-describedby={canUndo ? undefined : reason}
        {...(!canUndo && { title: say('bar.undoNone') })}
        onClick={canUndo ? undo : undefined}
      />
      {!canUndo && (
        <span id={reason} hidden>
          {say('bar.undoNone')}
        </span>
      )}
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
