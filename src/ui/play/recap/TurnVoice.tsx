import { useEffect, useRef } from 'react';
import { plain, type Text } from '../../text';
import { tell, type Audience, type Chapter } from '../../text/telling';
import { chaptersOf, endsPage, pagesOf } from '../chapters';
import { useTable } from '../TableContext';
import { useKept } from '../useKept';
import { useTableText } from '../words';

/**
 * The others' turns for who hears them, each at once when it is over, wherever the log lies. It is always there, since
 * a screen reader does not listen to what comes together with its words.
 */
export function TurnVoice() {
  const viewer = useTable(view => view.me);
  const log = useTable(view => view.log);
  const names = useKept(useTable(({ G }) => G.players).map(({ name }) => name));
  const text = useTableText();
  const voice = useRef<HTMLParagraphElement>(null);
  const said = useRef<number>(undefined);
  useEffect(() => {
    const over = pagesOf(chaptersOf(log)).filter(page => page.some(endsPage));
    const news = over.slice(said.current ?? over.length);
    said.current = over.length;
    const words = turnsInWords(text, news, { names, viewer });
    if (words !== '' && voice.current) voice.current.textContent = words;
  }, [log, names, text, viewer]);
  return <p ref={voice} className="out-of-sight turn-voice" role="status" />;
}

/** What the viewer has not done, a sentence for each line of the log. */
export const turnsInWords = (
  text: Text,
  turns: readonly (readonly Chapter[])[],
  audience: Audience,
): string =>
  turns
    .flatMap(turn => tell(text, turn, audience))
    .filter(({ kind, seat }) => (kind === 'deed' || kind === 'table') && seat !== audience.viewer)
    .map(line => `${plain(line.text)}.`)
    .join(' ');
