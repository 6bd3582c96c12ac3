import { gameOfTable } from '../online/gameOfTable';
import { useSittings } from '../online/sittings';
import { useMyTables } from '../online/useMyTables';
import { useNow } from '../online/useNow';
import { useText } from '../text';
import MyGames, { type MyGamesProps } from './MyGames';

/** With the tables of the house, for whoever sits at some: others need not load what asks for them. */
export default function MyGamesOfHouse(props: MyGamesProps) {
  const text = useText();
  const now = useNow();
  const sittings = useSittings();
  const { found, why } = useMyTables();
  const games = (found ?? []).map(table => gameOfTable(text, table, sittings, now));
  const away = found === undefined && why !== undefined ? sittings.filter(({ over }) => !over).length : 0;
  return <MyGames {...props} house={{ games, away }} />;
}
