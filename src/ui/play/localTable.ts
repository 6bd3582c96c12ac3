import { Client, type BoardProps } from 'boardgame.io/react';
import type { State } from '../../rules/model';
import { seatCount } from '../../rules/setup/options';
import { localGame } from '../../table/localMatch';
import { TableBoard, type OfPage } from '../board/TableBoard';
import type { KeptMatch } from '../session/keptMatch';

/** The framework's own client with our board, for a match of this device: it goes on from where that stands. */
export function localTable(kept: KeptMatch) {
  const { options } = kept;
  const Table = Client<State, BoardProps<State> & OfPage>({
    game: localGame(options),
    numPlayers: seatCount(options),
    board: TableBoard,
    debug: false,
  });
  return class LocalTable extends Table {
    constructor(props: ConstructorParameters<typeof Table>[0]) {
      super(props);
      kept.begin(this.client);
    }

    override componentDidMount(): void {
      super.componentDidMount();
      kept.attach(this.client);
    }
  };
}
