import { setupOf } from '../boxes/setups';
import { Button } from '../parts/Button';
import { useText } from '../text';
import { withBox, type GameDraft } from './draft';
import { presetOf } from './presets';

interface FirstGameButtonProps {
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
}

/** Every box as in a first game with it; ticked while it is so. */
export function FirstGameButton({ draft, onChange }: FirstGameButtonProps) {
  const { say } = useText();
  const firsts = Object.entries(draft.boxes).flatMap(([name, chosen]) => {
    const setup = setupOf(name);
    const [first] = setup?.presets ?? [];
    return setup && first ? [{ name, first, isIt: presetOf(setup, chosen) === first.id }] : [];
  });
  if (firsts.length === 0) return null;
  return (
    <Button
      className="first-game-button"
      {...(firsts.every(({ isIt }) => isIt) && { icon: 'check' as const })}
      onClick={() =>
        onChange(firsts.reduce((all, { name, first }) => withBox(all, name, first.chosen), draft))
      }
    >
      {say('newGame.asFirst')}
    </Button>
  );
}
