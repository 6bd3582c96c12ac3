import type { ComponentType } from 'react';
import { setupOf, type BoxSetup, type SetupProps } from '../boxes/setups';
import { Panel } from '../parts/Panel';
import { useText } from '../text';
import { CardinalOptions } from './CardinalPanel';
import { CardinalPlace } from './CardinalPlace';
import { withBox, type GameDraft } from './draft';
import { OptionsPanel, type Listing } from './OptionsPanel';
import { PlaceCard } from './PlaceCard';
import { ProblemNote } from './ProblemNote';
import './newGame.css';
import './withBox.css';

/** What is wrong, in words, where it is to be mended. */
export interface Wrong {
  readonly place?: { readonly index: number; readonly words: string } | undefined;
  readonly players?: string | undefined;
  readonly cardinal?: string | undefined;
  readonly others?: string | undefined;
}

interface GamePanelsProps {
  readonly draft: GameDraft;
  readonly online: boolean;
  readonly wrong: Wrong;
  readonly listing: Listing | undefined;
  readonly onChange: (draft: GameDraft) => void;
}

/** All that is chosen before a game. With a box its own part takes the middle, and what is beside it is brief. */
export function GamePanels({ draft, online, wrong, listing, onChange }: GamePanelsProps) {
  const solo = draft.mode === 'solo';
  const boxes = Object.keys(draft.boxes).some(name => setupOf(name) !== undefined);
  const seats = <Seats draft={draft} online={online} wrong={wrong} onChange={onChange} />;
  const cardinal = solo && <CardinalOptions draft={draft} problem={wrong.cardinal} onChange={onChange} />;
  const options = (
    <OptionsPanel draft={draft} problem={wrong.others} listing={listing} onChange={onChange}>
      <OfBoxes part="Option" draft={draft} onChange={onChange} />
    </OptionsPanel>
  );
  if (!boxes)
    return (
      <main className="new-game-panels">
        {seats}
        {cardinal}
        {options}
      </main>
    );
  const beside = (
    <>
      <OfBoxes part="Beside" draft={draft} onChange={onChange} />
      {options}
    </>
  );
  return (
    <main className="new-game-panels with-box">
      <div className="new-game-column column-seats">
        {seats}
        {solo && beside}
      </div>
      <div className="new-game-column column-box">
        <OfBoxes part="Detail" draft={draft} onChange={onChange} />
      </div>
      <div className="new-game-column column-last">{solo ? cardinal : beside}</div>
    </main>
  );
}

function Seats({ draft, online, wrong, onChange }: Omit<GamePanelsProps, 'listing'>) {
  const { say } = useText();
  const solo = draft.mode === 'solo';
  return (
    <Panel title={say('newGame.seats')} tone="plum" note={say('newGame.seatsHint')} className="places-panel">
      <div className="places">
        {(solo ? [0] : [...draft.places.keys()]).map(index => (
          <PlaceCard
            key={index}
            draft={draft}
            index={index}
            problem={wrong.place?.index === index ? wrong.place.words : undefined}
            online={online}
            onChange={onChange}
          />
        ))}
        {solo && <CardinalPlace />}
      </div>
      <ProblemNote text={wrong.players} />
    </Panel>
  );
}

interface OfBoxesProps extends Pick<GamePanelsProps, 'draft' | 'onChange'> {
  readonly part: {
    [K in keyof BoxSetup]: BoxSetup[K] extends ComponentType<SetupProps> ? K : never;
  }[keyof BoxSetup];
}

/** A part of what the boxes in play let choose. */
function OfBoxes({ part, draft, onChange }: OfBoxesProps) {
  return Object.entries(draft.boxes).map(([name, chosen]) => {
    const Part = setupOf(name)?.[part];
    return (
      Part && <Part key={name} chosen={chosen} onChange={each => onChange(withBox(draft, name, each))} />
    );
  });
}
