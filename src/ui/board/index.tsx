import type { BoardProps } from 'boardgame.io/react';
import type { State } from '../../rules/model';
import { boxesOf } from '../../table/record';
import { WithBoxes } from '../boxes/WithBoxes';
import { Frame } from './Frame';
import { GivenCompany, GivenWordsContext } from './GivenChat';
import { TableBoard } from './TableBoard';

/** The board of Tiletum for the framework's client, on any page: `Client({ game: newGame(), board: Board })`. */
export function Board(props: BoardProps<State>) {
  const { G, isMultiplayer } = props;
  return (
    <Frame>
      <WithBoxes boxes={boxesOf(G.options)}>
        {() => (
          <GivenWordsContext value={props}>
            <TableBoard {...props} company={isMultiplayer ? GivenCompany : undefined} />
          </GivenWordsContext>
        )}
      </WithBoxes>
    </Frame>
  );
}
