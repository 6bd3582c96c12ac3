import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { State } from '../../src/rules/model';
import type { GameRecord } from '../../src/rules/replay';
import { playedHouse } from './houseNumbers';
import { lobby, playedTable, waitingTable, type Place } from './meeting';
import { goOn } from './telling';
import type { Settings } from '../../src/ui/session/settings';
import {
  GAME,
  SWIFT,
  goldenGame,
  openGame,
  openPage,
  recordUntil,
  savedGame,
  type Answers,
  type OpenPage,
  type Sitting,
} from './game';

/** Pages and moments of games that are worth a picture. */

export interface Scene {
  name: string;
  /** An address, a place in the house, or a game. */
  at:
    | string
    | ((url: string) => Promise<Place>)
    | (Pick<Sitting, 'seats' | 'heard' | 'page'> & { record: GameRecord });
  settings?: Partial<Settings>;
  /** At which beat of the end of a round it is, counted from the first. */
  beat?: number;
  /** What the house is to answer. */
  answers?: () => Answers;
  french?: boolean;
  night?: boolean;
}

const waits = (what: string) => (state: State) => state.agenda.at(-1)?.effects[0]?.do === what;
const DUEL = goldenGame('2-players-a');
const FOUR = goldenGame('4-players-a');
const THREE = goldenGame('3-players-a');
const ALONE = goldenGame('solo-normal');
const four: Sitting['seats'] = ['person', 'person', 'person', 'person'];
const three: Sitting['seats'] = ['person', 'person', 'person'];
const duel: Sitting['seats'] = ['person', 'person'];
const solo: Sitting['seats'] = ['person', 'cardinal'];

const startOfGame = {
  record: recordUntil(DUEL, state => state.round === 1 && waits('takeDie')(state)),
  seats: duel,
};
const middle = {
  record: recordUntil(
    FOUR,
    state => state.round === 3 && state.agenda.length > 1 && !waits('takeDie')(state),
  ),
  seats: four,
};
const king = { record: recordUntil(FOUR, waits('kingTile')), seats: four };
/** The end of a round whose Fair pays two of three players. */
const fair = { record: recordUntil(THREE, ({ round }) => round === 4), seats: three };
const alone = {
  record: recordUntil(ALONE, state => state.round === 2 && state.agenda.at(-1)?.seat === 0),
  seats: solo,
};
/** The Cardinal has rolled and failed, and goes on. */
const cardinal = {
  record: recordUntil(ALONE, ({ round, cycle, agenda }) => {
    const effect = agenda.at(-1)?.effects[0];
    return round === 2 && cycle > 1 && effect?.do === 'cardinal' && effect.step === 'action';
  }),
  seats: solo,
};
/** A piece with points left, and places within its reach. */
const walking = {
  record: recordUntil(FOUR, ({ round, agenda }) => {
    const effect = agenda.at(-1)?.effects[0];
    return round === 3 && effect?.do === 'dieAction' && effect.action === 'merchant';
  }),
  seats: four,
};

export const SCENES: readonly Scene[] = [
  { name: 'home', at: '/', french: true, night: true },
  { name: 'new-local', at: '/new/local' },
  { name: 'new-solo', at: '/new/solo' },
  { name: 'new-online', at: '/new/online' },
  { name: 'new-readings', at: '/new/online?readings', french: true, night: true },
  { name: 'lobby', at: lobby, french: true, night: true },
  { name: 'games', at: homeWithGames, french: true, night: true },
  { name: 'table', at: waitingTable, french: true, night: true },
  { name: 'online', at: playedTable },
  { name: 'rules', at: '/rules' },
  { name: 'start', at: startOfGame, french: true, night: true },
  { name: 'middle', at: middle, french: true, night: true },
  { name: 'walking', at: walking, night: true },
  { name: 'king', at: king },
  { name: 'fair', at: fair, settings: { pace: 'steps' }, beat: 4, french: true, night: true },
  { name: 'reset', at: { record: FOUR, seats: four }, settings: { pace: 'steps' }, beat: 4 },
  { name: 'final', at: { record: FOUR, seats: four, heard: 4 }, french: true, night: true },
  {
    name: 'replay',
    at: { record: FOUR, seats: four, page: `replay/${GAME}?at=214` },
    french: true,
    night: true,
  },
  { name: 'replays', at: '/replay' },
  { name: 'statistics', at: { record: FOUR, seats: four, page: 'statistics' }, night: true },
  {
    name: 'numbers',
    at: { record: FOUR, seats: four, page: `statistics/${GAME}` },
    french: true,
    night: true,
  },
  { name: 'house', at: '/statistics?of=house', answers: playedHouse, french: true, night: true },
  { name: 'solo', at: alone, night: true },
  { name: 'cardinal', at: cardinal, settings: { pace: 'steps' }, french: true },
];

/** Home of somebody who sits at tables of the house and has games of this device. */
async function homeWithGames(url: string): Promise<Place> {
  const games = { middle, alone, over: { record: FOUR, seats: four } };
  const { kept } = await lobby(url);
  const ofDevice = Object.entries(games).map(([name, game]) => ({
    [`tiletum.match.${name}`]: savedGame(game),
  }));
  return { path: '/', kept: Object.assign({}, kept, ...ofDevice) as Place['kept'] };
}

/** Opens a scene in a browser of its own. */
export async function openScene(
  browser: Browser,
  url: string,
  { at, settings: own, answers, beat = 0 }: Omit<Scene, 'name'>,
  context: BrowserContextOptions,
  theme: Settings['theme'],
): Promise<OpenPage> {
  const opened = await opening(browser, url, at, { ...SWIFT, theme, ...own }, context, answers?.());
  for (let told = 0; told < beat; told++) await goOn(opened.page);
  return opened;
}

async function opening(
  browser: Browser,
  url: string,
  at: Scene['at'],
  settings: Partial<Settings>,
  context: BrowserContextOptions,
  answers?: Answers,
): Promise<OpenPage> {
  if (typeof at === 'function') {
    const { path, kept } = await at(url);
    return openPage(browser, url + path, { ...kept, 'tiletum.settings': settings }, context);
  }
  return typeof at === 'string'
    ? openPage(browser, url + at, { 'tiletum.settings': settings }, context, answers)
    : openGame(browser, url, { ...at, settings, context });
}
