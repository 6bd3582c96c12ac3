import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Seat } from '../../rules/model';
import { Playing } from '../play/Playing';
import type { CompanyPanel, Replaying } from '../play/Table';
import type { TableView } from '../play/TableContext';
import { useTelling, type StoryAt, type ToldStory } from '../play/told';
import { useSounds } from '../play/useSounds';
import { useTableView } from '../play/useTableView';
import type { Session } from '../session/session';
import { BoardSession, type GivenTable, type PageOfBoard } from './boardSession';

/** What a page is given to stand around its board: the table lies in it, or is covered. */
export interface AroundTable {
  readonly session: Session;
  readonly view: TableView;
  readonly telling: ToldStory | undefined;
  readonly children: ReactNode;
}

/** What a page of ours adds to what the framework gives. */
export interface OfPage {
  readonly page?: PageOfBoard;
  readonly around?: ComponentType<AroundTable>;
  readonly company?: CompanyPanel | undefined;
  /** Whose board somebody wants to see who only watches. */
  readonly eyes?: Seat | undefined;
  readonly onRematch?: (() => void) | undefined;
  /** The end of a round that is to be told again. */
  readonly story?: StoryAt | undefined;
  readonly replaying?: Replaying | undefined;
}

/** The table on what the framework gives to a board. It draws at its own pace, whatever else is drawn around it. */
export function TableBoard(props: GivenTable & OfPage) {
  // another seat has other eyes
  return <AtSeat key={props.playerID} {...props} />;
}

function AtSeat({ page, around: Around = Bare, eyes, story, ...props }: GivenTable & OfPage) {
  const { company, onRematch, replaying, ...given } = props;
  const [session] = useState(() => new BoardSession(given, page));
  useLayoutEffect(() => session.show(given, page));
  const view = useTableView(session, eyes);
  const telling = useTelling(session, view, story);
  useSounds(view, telling?.beat.name, session.isPast);
  return (
    <Around session={session} view={view} telling={telling}>
      <Playing {...{ session, view, telling, company, onRematch, replaying }} />
    </Around>
  );
}

const Bare = ({ children }: AroundTable): ReactNode => children;
