import { LANGUAGES, useText, type Language } from '../text';
import { Segments } from './Segments';

/** English, français: every language in its own words. */
export function LanguageChoice() {
  const { language, say, setLanguage } = useText();
  return (
    <Segments
      label={say('settings.language')}
      options={LANGUAGES.map(each => ({
        value: each,
        label: <span lang={each}>{say(`language.${each}`)}</span>,
      }))}
      value={language}
      onChange={(chosen: Language) => void setLanguage(chosen)}
      small
    />
  );
}
