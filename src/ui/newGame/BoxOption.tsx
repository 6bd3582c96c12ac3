import { useState } from 'react';
import { useLocation } from 'wouter';
import { fetchBoxes } from '../boxes/fetch';
import { setupOf } from '../boxes/setups';
import { boxWords } from '../boxes/words';
import { LinkButton } from '../parts/Button';
import { Segments } from '../parts/Segments';
import { Switch } from '../parts/Switch';
import { Icon } from '../pictures/Icon';
import { useText } from '../text';
import { withBox, type GameDraft } from './draft';
import { OWN_CHOICE, presetOf } from './presets';
import { ProblemNote } from './ProblemNote';

interface BoxOptionProps {
  readonly name: string;
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
}

/** A box with which the game can be played: it is fetched when somebody wants it. */
export function BoxOption({ name, draft, onChange }: BoxOptionProps) {
  const text = useText();
  const [coming, setComing] = useState(false);
  const [away, setAway] = useState(false);
  const chosen = draft.boxes[name];
  const { title, note } = boxWords(text, name);
  const choose = async (wanted: boolean): Promise<void> => {
    setComing(wanted);
    setAway(false);
    try {
      if (wanted) await fetchBoxes([name]);
      const [preset] = setupOf(name)?.presets ?? [];
      onChange(withBox(draft, name, wanted ? (preset?.chosen ?? {}) : undefined));
    } catch {
      setAway(true);
    }
    setComing(false);
  };
  return (
    <div className="option option-box">
      <Switch
        picture={<Icon name="map" size={36} />}
        label={title}
        note={note}
        checked={chosen !== undefined || coming}
        disabled={coming}
        onChange={wanted => void choose(wanted)}
      />
      {away && <ProblemNote text={text.say('box.awayText')} />}
      {chosen && (
        <BoxSetUp name={name} chosen={chosen} onChange={each => onChange(withBox(draft, name, each))} />
      )}
    </div>
  );
}

interface BoxSetUpProps {
  readonly name: string;
  readonly chosen: GameDraft['boxes'][string];
  readonly onChange: (chosen: GameDraft['boxes'][string]) => void;
}

/** A set-up that is ready, or one of one's own, which has a page to itself. */
function BoxSetUp({ name, chosen, onChange }: BoxSetUpProps) {
  const text = useText();
  const [path] = useLocation();
  const setup = setupOf(name);
  if (!setup) return null;
  const { presets, words } = setup;
  const own = presetOf(setup, chosen) ?? OWN_CHOICE;
  return (
    <div className="box-set-up">
      <Segments
        small
        label={text.say('newGame.setUp')}
        options={[
          ...presets.map(({ id, name: say }) => ({ value: id, label: say(text) })),
          { value: OWN_CHOICE, label: text.say('newGame.setUp.own'), disabled: own !== OWN_CHOICE },
        ]}
        value={own}
        onChange={id => onChange(presets.find(preset => preset.id === id)?.chosen ?? chosen)}
      />
      <p>{words(text, chosen)}</p>
      <LinkButton href={`${path}?${name}`} size="small" label={text.say('newGame.setUp.choose')}>
        {text.say('newGame.setUp.choose')}
      </LinkButton>
    </div>
  );
}
