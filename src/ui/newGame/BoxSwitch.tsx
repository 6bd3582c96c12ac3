import { useState } from 'react';
import { fetchBoxes } from '../boxes/fetch';
import { setupOf } from '../boxes/setups';
import { boxWords } from '../boxes/words';
import { Switch } from '../parts/Switch';
import { Icon } from '../pictures/Icon';
import { useText } from '../text';
import { withBox, type GameDraft } from './draft';
import { ProblemNote } from './ProblemNote';
import './boxSwitch.css';

interface BoxSwitchProps {
  readonly name: string;
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
}

/** A box with which the game can be played: it is fetched when somebody wants it. */
export function BoxSwitch({ name, draft, onChange }: BoxSwitchProps) {
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
    <span className="box-switch" title={note}>
      <Switch
        picture={<Icon name="map" size={24} />}
        label={title}
        note={note}
        checked={chosen !== undefined || coming}
        disabled={coming}
        onChange={wanted => void choose(wanted)}
      />
      {away && <ProblemNote text={text.say('box.awayText')} />}
    </span>
  );
}
