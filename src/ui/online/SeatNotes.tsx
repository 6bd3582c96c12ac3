import type { Note } from '../../table/online/wire';
import { useText, type SpokenText } from '../text';
import { useOnlineTable, type KnownMoment } from './OnlineTable';
import { nameAt } from './tables';

const SHOWN = 3;

/** Below the log: which seats a bot has taken over at whose wish, and who plays again. */
export function SeatNotes() {
  const text = useText();
  const { view } = useOnlineTable().moment;
  return (
    <ol className="seat-notes" aria-label={text.say('note.label')} aria-live="polite">
      {view.notes.slice(-SHOWN).map(note => (
        <li key={`${note.at} ${note.seat} ${note.what}`}>{noteWords(text, view, note)}</li>
      ))}
    </ol>
  );
}

function noteWords(text: SpokenText, view: KnownMoment['view'], note: Note): string {
  const { say } = text;
  const name = nameAt(text, view, note.seat);
  if (note.what === 'back') return say('note.back', { name });
  if (note.by === note.seat) return say('note.handedOver', { name });
  return say('note.standIn', { name, by: nameAt(text, view, note.by) });
}
