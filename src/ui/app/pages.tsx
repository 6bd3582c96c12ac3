import { lazy, useState, type ComponentType } from 'react';
import { parseJson } from '../../given';
import { LIST } from '../boxes/list';
import { matchKey } from '../session/matchList';
import { readText } from '../session/storage';
import { isStored } from '../session/storedForm';

/** The pages: each has files of its own, and the house names those of an address with it (`tools/parcel/pageFiles`). */

type Loaded<Props> = Promise<{ readonly default: ComponentType<Props> }>;

/** A page that is drawn at once where its files have come, and else when they come. */
function page<Props extends object>(load: () => Loaded<Props>) {
  let here: ComponentType<Props> | undefined;
  const Coming = lazy(load);
  const Page = (props: Props) => {
    const [Come] = useState(() => here ?? Coming);
    return <Come {...props} />;
  };
  const fetch = async (): Promise<void> => {
    here = (await load()).default;
  };
  return Object.assign(Page, { fetch });
}

export const PAGES = {
  Home: page(() => import('../home/Home')),
  NewGame: page(() => import('../newGame/NewGame')),
  PlayPage: page(() => import('../play/PlayPage')),
  Lobby: page(() => import('../online/Lobby')),
  TablePage: page(() => import('../online/TablePage')),
  ReplayPage: page(() => import('../replay/ReplayPage')),
  ReplaysPage: page(() => import('../replay/ReplaysPage')),
  StatisticsPage: page(() => import('../statistics/StatisticsPage')),
  MatchNumbersPage: page(() => import('../statistics/MatchNumbersPage')),
  RulesPage: page(() => import('../rules/RulesPage')),
};

const FIRST: readonly (readonly [address: RegExp, page: { readonly fetch: () => Promise<void> }])[] = [
  [/^\/$/, PAGES.Home],
  [/^\/new\//, PAGES.NewGame],
  [/^\/play\//, PAGES.PlayPage],
  [/^\/online/, PAGES.Lobby],
  [/^\/table\//, PAGES.TablePage],
  [/^\/replay\//, PAGES.ReplayPage],
  [/^\/rules/, PAGES.RulesPage],
];

/** So long is nothing better than to be told that something comes. */
const PATIENCE = 1000;

/** Until the page of an address can be drawn at once, or takes long: nothing is shown and taken away again. */
export async function fetchFirst(path: string): Promise<void> {
  const [, first] = FIRST.find(([address]) => address.test(path)) ?? [];
  fetchBoxesOf(path);
  const patience = new Promise<void>(resolve => setTimeout(resolve, PATIENCE));
  // what does not come is asked for again by the page itself
  await Promise.race([first?.fetch().catch(() => undefined), patience]);
}

/** What a game of this device is played with comes together with the table. */
function fetchBoxesOf(path: string): void {
  const [, id] = /^\/play\/(\w+)$/.exec(path) ?? [];
  const stored = id === undefined ? undefined : parseJson(readText(matchKey(id)));
  const names = isStored(stored) ? (stored.summary.boxes ?? []) : [];
  for (const name of names) if (Object.hasOwn(LIST, name)) void LIST[name]?.().catch(() => undefined);
}
