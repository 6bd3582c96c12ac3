import { useEffect, useRef } from 'react';
import type { BeatName } from '../told';
import { useTableText } from '../words';
import { useHint } from './useHint';

/** What has been said on this page, at whichever table. */
const said = new Set<string>();

/**
 * The hints for who hears them: each once, however often its card comes and goes. It is always there, since a screen
 * reader does not listen to what comes together with its words.
 */
export function CoachVoice({ beat }: { beat: BeatName | undefined }) {
  const told = useHint(beat);
  const { say } = useTableText();
  const hint = told?.hint;
  const words = told && `${say(told.title)}. ${say(told.text)}`;
  const voice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!hint || !words || !voice.current || said.has(hint)) return;
    said.add(hint);
    voice.current.textContent = words;
  }, [hint, words]);
  return <p ref={voice} className="out-of-sight coach-voice" role="status" />;
}
