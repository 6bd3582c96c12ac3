const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was, in the words of a language. */
export function ago(then: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = UNITS.find(([, size]) => now - then >= size) ?? (['second', 1000] as const);
  const passed = Math.floor((now - then) / length);
  return unit === 'second' ? format.format(0, 'second') : format.format(-passed, unit);
}
