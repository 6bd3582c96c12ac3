import { LANGUAGES, useText, type Language } from '../text';
import { Segments } from './Segments';

/** English, français: every language in its own words; where room is scarce, by its code. */
export function LanguageChoice({ short = false }: { short?: boolean }) {
  const { language, say, setLanguage } = useText();
  return (
    <Segments
      label={say('settings.language')}
      options={LANGUAGES.map(each => ({
        value: each,
        label: (
          <span lang={each}>
            {short && <span aria-hidden="true">{each.toUpperCase()}</span>}
            <span className={short ? 'out-of-sight' : undefined}>{say(`language.${each}`)}</span>
          </span>
        ),
      }))}
      value={language}
      onChange={(chosen: Language) => void setLanguage(chosen)}
      small
    />
  );
}
