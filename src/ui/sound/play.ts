import { getSettings } from '../session/settings';
import type { Cue } from './cues';

/** Small sounds, made on the spot: nothing is loaded, and nothing is there before it is wanted. */

interface Note {
  /** In hertz; with `to` it glides. */
  pitch: number;
  to?: number;
  /** In seconds. */
  at: number;
  lasts: number;
  shape?: OscillatorType;
}

const SOUNDS: Record<Cue, readonly Note[]> = {
  die: [
    { pitch: 210, to: 120, at: 0, lasts: 0.06, shape: 'square' },
    { pitch: 260, to: 140, at: 0.08, lasts: 0.05, shape: 'square' },
  ],
  coin: [
    { pitch: 1320, at: 0, lasts: 0.09 },
    { pitch: 1760, at: 0.06, lasts: 0.14 },
  ],
  points: [
    { pitch: 660, at: 0, lasts: 0.12, shape: 'triangle' },
    { pitch: 880, at: 0.09, lasts: 0.2, shape: 'triangle' },
  ],
  build: [
    { pitch: 150, to: 70, at: 0, lasts: 0.12, shape: 'triangle' },
    { pitch: 170, to: 80, at: 0.13, lasts: 0.14, shape: 'triangle' },
  ],
  refusal: [{ pitch: 160, to: 130, at: 0, lasts: 0.16, shape: 'triangle' }],
  turn: [
    { pitch: 523, at: 0, lasts: 0.16, shape: 'triangle' },
    { pitch: 784, at: 0.13, lasts: 0.3, shape: 'triangle' },
  ],
  fair: [
    { pitch: 587, at: 0, lasts: 0.14, shape: 'triangle' },
    { pitch: 740, at: 0.11, lasts: 0.14, shape: 'triangle' },
    { pitch: 880, at: 0.22, lasts: 0.34, shape: 'triangle' },
  ],
};

const LOUDNESS = 0.09;
const BETWEEN = 0.12;

let context: AudioContext | undefined;

/** Browsers let nothing sound before somebody has touched the page. */
const touched = (): boolean => navigator.userActivation.hasBeenActive;

/** Plays these one after the other, if sound is on. */
export function play(cues: readonly Cue[]): void {
  if (cues.length === 0 || !getSettings().sound || !touched()) return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  cues.forEach((cue, at) => {
    for (const note of SOUNDS[cue]) sound(audio, note, audio.currentTime + at * BETWEEN);
  });
}

function sound(
  audio: AudioContext,
  { pitch, to = pitch, at, lasts, shape = 'sine' }: Note,
  from: number,
): void {
  const start = from + at;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts);
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
