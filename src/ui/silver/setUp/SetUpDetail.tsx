import type { SetupProps } from '../../boxes/setups';
import { changed, optionsFrom } from './chosen';
import { MapChoice } from './MapChoice';
import { TechnologyChoice } from './TechnologyChoice';
import '../../parts/tickBox.css';
import './setUp.css';

/** The sides of the maps and the Technologies: chosen or by chance. */
export function SetUpDetail({ chosen, onChange }: SetupProps) {
  const { sides, technologies } = optionsFrom(chosen);
  return (
    <>
      <MapChoice sides={sides} onChange={each => onChange(changed(chosen, { sides: each }))} />
      <TechnologyChoice
        technologies={technologies}
        onChange={each => onChange(changed(chosen, { technologies: each }))}
      />
    </>
  );
}
