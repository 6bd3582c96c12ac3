import { CHOOSABLE, READINGS, type Readings } from '../../rules/readings';
import { readReadings } from '../../rules/setup/options';
import { ReadingQuestion } from './ReadingQuestion';
import './readings.css';

interface ReadingsListProps {
  readonly readings: Readings | undefined;
  readonly onChange?: ((readings: Readings) => void) | undefined;
}

/** All that a table may choose, question by question. */
export function ReadingsList({ readings, onChange }: ReadingsListProps) {
  return (
    <div className="readings">
      {CHOOSABLE.map(name => (
        <ReadingQuestion
          key={name}
          name={name}
          value={readings?.[name] ?? READINGS[name].usual}
          onChange={onChange && (value => onChange(readReadings({ ...readings, [name]: value }) ?? {}))}
        />
      ))}
    </div>
  );
}
