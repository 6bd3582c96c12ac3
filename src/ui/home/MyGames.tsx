import { useState } from 'react';
import { JoinField } from '../online/JoinField';
import { useNow } from '../online/useNow';
import { Button } from '../parts/Button';
import { Panel } from '../parts/Panel';
import { Segments } from '../parts/Segments';
import { deleteMatch, listedMatches, type MatchSummary } from '../session/matchList';
import { useText } from '../text';
import { DeleteDialog } from './DeleteDialog';
import { FileButton } from './FileButton';
import { GameRow } from './GameRow';
import { GAME_CHOICES, chosenGames, gamesByUrgency, type GameChoice, type ListedGame } from './games';
import { gameOfMatch } from './matches';

/** As many as a large window has room for; a smaller one shows fewer of them. */
const SHOWN = 6;
const FEW = 3;

export interface MyGamesProps {
  readonly matches: readonly MatchSummary[];
  readonly onChange: (matches: MatchSummary[]) => void;
  readonly onFile: (file: File) => void;
}

/** The tables of the house. */
export interface HouseGames {
  readonly games: readonly ListedGame[];
  /** So many cannot be asked for just now. */
  readonly away: number;
}

const NO_HOUSE: HouseGames = { games: [], away: 0 };

/** The games of this device and those in the house, mine to play first; the way to a table whose link somebody has. */
export default function MyGames({
  matches,
  onChange,
  onFile,
  house = NO_HOUSE,
}: MyGamesProps & { readonly house?: HouseGames }) {
  const text = useText();
  const { say } = text;
  const now = useNow();
  const games = gamesByUrgency([...matches.map(match => gameOfMatch(text, match, now)), ...house.games]);
  const [choice, choose] = useState<GameChoice>('all');
  const [all, setAll] = useState(false);
  const [asked, setAsked] = useState<ListedGame>();
  const waiting = games.filter(({ standing }) => standing === 'waits').length;
  const chosen = chosenGames(games, choice);
  const remove = (id: string): void => {
    deleteMatch(id);
    setAsked(undefined);
    onChange(listedMatches());
  };
  return (
    <Panel
      title={say('tables.title')}
      tone="plum"
      note={waiting > 0 ? say('tables.waiting', { n: waiting }) : undefined}
      aside={<Choices games={games} choice={choice} onChoose={choose} />}
      className="my-games"
    >
      <ul className={all ? 'games' : 'games games-few'}>
        {(all ? chosen : chosen.slice(0, SHOWN)).map(game => (
          <GameRow
            key={game.id}
            game={game}
            onDelete={game.kind === 'online' ? undefined : () => setAsked(game)}
          />
        ))}
      </ul>
      {house.away > 0 && <p role="status">{say('tables.away', { n: house.away })}</p>}
      <footer className="my-games-foot">
        <JoinField />
        <FileButton onFile={onFile} />
        {chosen.length > FEW && (
          <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {say('tables.all')}
          </Button>
        )}
      </footer>
      {asked && (
        <DeleteDialog
          name={asked.name}
          onDelete={() => remove(asked.id)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}

interface ChoicesProps {
  readonly games: readonly ListedGame[];
  readonly choice: GameChoice;
  readonly onChoose: (choice: GameChoice) => void;
}

/** Which of them are shown, where that makes a difference. */
function Choices({ games, choice, onChoose }: ChoicesProps) {
  const { say } = useText();
  const counted = GAME_CHOICES.map(value => ({ value, n: chosenGames(games, value).length }));
  if (counted.every(({ n }) => n === 0 || n === games.length)) return null;
  return (
    <Segments
      small
      label={say('tables.choice')}
      options={counted
        .filter(({ n, value }) => n > 0 || value === choice)
        .map(({ value, n }) => ({ value, label: `${say(`tables.choice.${value}`)} ${n}` }))}
      value={choice}
      onChange={onChoose}
    />
  );
}
