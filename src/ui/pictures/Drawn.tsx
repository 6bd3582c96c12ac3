import { paintOf, type Drawing } from './drawings/shape';

/** The shapes of a drawing, one path each. */
export function Drawn({ drawing, lineWidth }: { drawing: Drawing; lineWidth?: string }) {
  return drawing.map((shape, index) => <path key={index} {...paintOf(shape, lineWidth)} />);
}
