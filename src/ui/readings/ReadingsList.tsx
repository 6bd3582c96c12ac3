import { readingsWith } from '../../rules/boxReadings';
import type { Readings } from '../../rules/readings';
import { readReadings } from '../../rules/setup/options';
import type { ChosenBoxes } from '../../rules/shelf';
import { ReadingQuestion } from './ReadingQuestion';
import { choosableWith, readingAt } from './words';
import './readings.css';

interface ReadingsListProps {
  readonly readings: Readings | undefined;
  /** What the table is played with. */
  readonly boxes: ChosenBoxes;
  readonly onChange?: ((readings: Readings) => void) | undefined;
}

/** All that a table may choose, question by question. */
export function ReadingsList({ readings, boxes, onChange }: ReadingsListProps) {
  const known = readingsWith(boxes);
  return (
    <div className="readings">
      {choosableWith(boxes).map(name => (
        <ReadingQuestion
          key={name}
          name={name}
          value={readings?.[name] ?? readingAt(name).usual}
          onChange={
            onChange && (value => onChange(readReadings({ ...readings, [name]: value }, known) ?? {}))
          }
        />
      ))}
    </div>
  );
}
