interface BrushProps {
  readonly colour: string;
  readonly opacity: number;
  readonly seed: number;
}

const STROKES = 130;

/** Long thin strokes of a brush over the whole sheet, always the same for a seed: paint without a filter. */
export function Brush({ colour, opacity, seed }: BrushProps) {
  return <path d={strokes(seed)} fill={colour} fillOpacity={opacity} />;
}

function strokes(seed: number): string {
  let state = seed;
  const next = (least: number, most: number): number => {
    state = (state * 16807) % 2147483647;
    return Math.round(least + ((state / 2147483647) * 1000 * (most - least)) / 1000);
  };
  // The first numbers of a small seed are small: they are left out.
  for (let index = 0; index < 5; index++) next(0, 1);
  return Array.from({ length: STROKES }, () => {
    const length = next(50, 190);
    const thick = next(2, 7);
    const rise = next(-14, 14);
    return (
      `M${next(-60, 1200)} ${next(0, 840)}q${length / 2} ${rise - thick} ${length} ${rise}` +
      `q${-length / 2} ${thick + next(1, 5)} ${-length} ${-rise}z`
    );
  }).join('');
}
