import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { useText } from '../text';

interface DeleteDialogProps {
  readonly name: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before a game is gone for good. */
export function DeleteDialog({ name, onDelete, onClose }: DeleteDialogProps) {
  const { say } = useText();
  return (
    <Dialog
      title={say('tables.delete')}
      closeLabel={say('table.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say('bar.cancel')}</Button>
          <Button tone="danger" icon="remove" onClick={onDelete}>
            {say('tables.delete')}
          </Button>
        </>
      }
    >
      {say('tables.deleteAsk', { name })}
    </Dialog>
  );
}
