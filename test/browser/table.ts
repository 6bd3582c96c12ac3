import type { Locator, Page } from 'playwright-core';
import { RESOURCES, type Resource } from '../../src/content';
import {
  activeSeat,
  playerOf,
  type Move,
  type MoveOf,
  type MoveType,
  type State,
} from '../../src/rules/model';
import { top } from '../../src/rules/agenda';
import { tileToTake } from '../../src/rules/explaining/dieOutlook';
import { walkersNow } from '../../src/rules/explaining/reach';
import { distance } from '../../src/rules/map';
import { standsFor } from '../../src/rules/pieces';
import type { WorkingsOf } from '../../src/rules/workings';
import { legalMoves } from '../../src/rules/moves';
import { write } from '../../src/rules/notation';
import { replay, type GameRecord } from '../../src/rules/replay';
import { actionAt, pointsOfValue, stepsBetween } from '../../src/rules/wheel';
import { readRecord } from '../../src/table/record';
import { moveDeedOf, distinct, houseSpaceDeed, pillarDeed, walkDeed } from '../../src/ui/play/deeds';
import { movesOf, sensibleFirst, tasksNow, type Task } from '../../src/ui/play/tasks';
import { tableText } from '../../src/ui/play/words';
import { ENGLISH, type Text } from '../../src/ui/text';

/** How a person acts on the screen. */
export type Hand = 'mouse' | 'touch' | 'keys' | 'arrows';

/** Machines are busy: what is clicked has to stand still for two pictures. */
const PATIENCE = 60_000;
const MOST_TABS = 400;
const MOST_ARROWS = 40;

/** In the page: the key that leads to the part of the table where an element is. */
const partOf = (element: Element): string | undefined =>
  element.closest('[aria-keyshortcuts]')?.getAttribute('aria-keyshortcuts') ?? undefined;

/** In the page: the arrow that leads from the focus to an element; none when it has the focus. */
function arrowTo(element: Element): string | undefined {
  const { activeElement } = document;
  if (element === activeElement) return undefined;
  const from = (activeElement ?? document.body).getBoundingClientRect();
  const to = element.getBoundingClientRect();
  const right = to.x + to.width / 2 - from.x - from.width / 2;
  const down = to.y + to.height / 2 - from.y - from.height / 2;
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'ArrowRight' : 'ArrowLeft';
  return down > 0 ? 'ArrowDown' : 'ArrowUp';
}

/**
 * Somebody at the table, with nothing but the screen: finds things by their role and name and clicks, taps or keys
 * them. What was done is seen in the saved game.
 */
export class TablePlayer {
  /** How many keys have been pressed. */
  presses = 0;

  constructor(
    readonly page: Page,
    readonly hand: Hand = 'mouse',
    readonly text: Text = ENGLISH,
    /** Where on the page the table is. */
    protected readonly ground: Page | Locator = page,
    /** How long to wait until something can be clicked. */
    private readonly patience = PATIENCE,
  ) {}

  /** The record of the open game as this browser keeps it. */
  async record(): Promise<GameRecord> {
    return readRecord((await this.saved()).record).record.game;
  }

  async state(): Promise<State> {
    return replay(await this.record());
  }

  private async saved(): Promise<{ record: string }> {
    const text = await this.page.evaluate(() => {
      // a page that goes writes down what it would have written soon
      dispatchEvent(new Event('pagehide'));
      const id = location.pathname.split('/').at(-1);
      return localStorage.getItem(`tiletum.match.${id}`);
    });
    if (text === null) throw new Error('no game is open');
    return JSON.parse(text) as { record: string };
  }

  /** Waits until one of these seats has to decide, or the game is over; gives the state then. */
  async turnOf(seats: readonly number[], timeout = 30_000): Promise<State> {
    await this.page.waitForFunction(
      wanted => {
        const id = location.pathname.split('/').at(-1);
        const saved = JSON.parse(localStorage.getItem(`tiletum.match.${id}`) ?? '{}') as {
          summary?: { active?: number; over: boolean };
        };
        const decided = saved.summary && (saved.summary.over || wanted.includes(saved.summary.active ?? -1));
        return (
          document.querySelector('.told-bar') !== null || (decided && document.querySelector('h1, .bar'))
        );
      },
      seats,
      { timeout },
    );
    return (await this.hearOut()) ? this.turnOf(seats, timeout) : this.state();
  }

  /** Does away with the end of a round that is being told; says whether one was. */
  protected async hearOut(): Promise<boolean> {
    const story = this.ground.locator('.told-bar');
    if (!(await story.isVisible())) return false;
    await this.act(story.getByRole('button').last());
    await story.waitFor({ state: 'detached', timeout: PATIENCE });
    return true;
  }

  /** Does a move on the screen and waits until the saved game holds it. */
  async make(state: State, move: Move): Promise<void> {
    const { record: before } = await this.saved();
    const done = readRecord(before).record.game.steps.length;
    await this.perform(state, move);
    await this.page.waitForFunction(
      old => {
        const id = location.pathname.split('/').at(-1);
        const text = localStorage.getItem(`tiletum.match.${id}`);
        return text !== null && (JSON.parse(text) as { record: string }).record !== old;
      },
      before,
      { timeout: PATIENCE },
    );
    const made = (await this.record()).steps[done]?.move;
    if (!made || write(made) !== write(move))
      throw new Error(`wanted ${write(move)}, the game has ${made ? write(made) : 'nothing'}`);
  }

  /** Does what is asked there; on a narrow screen looks behind the tabs first. */
  async act(target: Locator): Promise<void> {
    await this.reveal(target);
    await this.use(target);
  }

  /** Clicks, taps, or goes there by Tab and presses Enter. */
  async use(target: Locator): Promise<void> {
    const waiting = { timeout: this.patience };
    if (this.hand === 'keys') return this.key(target);
    if (this.hand === 'arrows') return this.steer(target);
    if (this.hand === 'mouse') return target.click(waiting);
    await target.tap(waiting);
    // what is not only opened is marked by the first tap
    const does = this.ground.locator('.do-marked');
    if (await does.isVisible()) await does.tap(waiting);
  }

  private async reveal(target: Locator): Promise<void> {
    const tabs = this.ground.getByRole('navigation').getByRole('button');
    const seen = await target.waitFor({ timeout: 400 }).then(
      () => true,
      () => false,
    );
    if (seen) return;
    for (const tab of await tabs.all()) {
      if (!(await tab.isVisible())) break;
      await (this.hand === 'touch' ? tab.tap() : tab.click());
      if (await target.isVisible()) return;
    }
    await target.waitFor({ timeout: PATIENCE });
  }

  private async key(target: Locator): Promise<void> {
    const waiting = { timeout: this.patience };
    for (let pressed = 0; pressed < MOST_TABS; pressed++) {
      if (await target.evaluate(element => element === document.activeElement, undefined, waiting)) {
        await this.page.keyboard.press('Enter');
        return;
      }
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to ${String(target)}`);
  }

  private press(key: string): Promise<void> {
    this.presses++;
    return this.page.keyboard.press(key);
  }

  /** By its shortcut, or by arrows towards it, as the eye sees it. */
  private async steer(target: Locator): Promise<void> {
    const shortcut = await target.getAttribute('aria-keyshortcuts');
    if (shortcut !== null) return this.press(shortcut);
    const seen = new Set([await this.focused()]);
    let led = true;
    for (let pressed = 0; pressed < MOST_ARROWS; pressed++) {
      const arrow = await target.evaluate(arrowTo);
      if (arrow === undefined) return this.press('Enter');
      await this.press(led ? arrow : 'Tab');
      const now = await this.focused();
      // where arrows turn in a circle, Tab goes on from the part of the table where it is
      if (led && seen.has(now)) {
        led = false;
        const region = await target.evaluate(partOf);
        if (region !== undefined) await this.press(region);
      }
      seen.add(now);
    }
    throw new Error(`arrows never come to ${String(target)}`);
  }

  private focused(): Promise<string> {
    return this.page.evaluate(() => {
      const { x, y } = document.activeElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
      return `${x} ${y}`;
    });
  }

  private button(name: string, within: Page | Locator = this.ground): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  private card(name: string): Locator {
    return this.ground.getByRole('region', { name, exact: true });
  }

  private choice(card: Locator, index: number): Locator {
    return card.getByRole('listitem').nth(index).getByRole('button');
  }

  protected perform<K extends MoveType>(state: State, move: MoveOf<K>): Promise<void> {
    const way = (WAYS as Readonly<Partial<Record<MoveType, unknown>>>)[move.type] as Way<K>;
    const seat = activeSeat(state) ?? 0;
    return way({
      state,
      seat,
      move,
      legal: legalMoves(state, seat),
      text: this.text,
      click: target => this.act(target),
      button: (name, within) => this.button(name, within),
      card: name => this.card(name),
      choice: (card, index) => this.choice(card, index),
      page: this.ground,
    });
  }
}

/** What a way to do something on the screen is told and can use. */
interface Doing<M extends Move = Move> {
  state: State;
  seat: number;
  move: M;
  legal: readonly Move[];
  text: Text;
  page: Page | Locator;
  click: (target: Locator) => Promise<void>;
  button: (name: string, within?: Page | Locator) => Locator;
  card: (name: string) => Locator;
  choice: (card: Locator, index: number) => Locator;
}
type Way<K extends MoveType> = (doing: Doing<MoveOf<K>>) => Promise<void>;

const same = (a: Move, b: Move): boolean => write(a) === write(b);

/** What a control is called that does just this. */
const deed = ({ state, seat, text }: Doing, move: Move): string =>
  moveDeedOf({ text: tableText(text), G: state, me: seat }, move);

/** The button that says so. */
const named = (doing: Doing): Promise<void> => doing.click(doing.button(deed(doing, doing.move)));

async function walk(doing: Doing<MoveOf<'step' | 'relocate'>>): Promise<void> {
  const { state, seat, move, text, click, button } = doing;
  const isWaiting = top(state)?.effects.some(effect => effect.do === 'move' && effect.piece === move.piece);
  if (isWaiting && walkersNow(state, seat).length > 1) {
    const chooses = button(text.say('does.walker', { piece: text.say(`piece.${move.piece}`) }));
    if ((await chooses.getAttribute('aria-pressed')) === 'false') await click(chooses);
  }
  const n =
    move.type === 'step' ? distance(standsFor(state, seat, move.piece, move.to) ?? '', move.to) : undefined;
  // while it is looked at, a button of the bar says the same
  await click(button(walkDeed(tableText(text), move.piece, move.to, n)).and(doing.page.locator('.place')));
}

/** The tile at its place in a row of tiles. */
async function tileIn(doing: Doing, within: string, tiles: readonly (string | null)[], tile: string) {
  const region = doing.page.getByRole('region', { name: within, exact: true });
  await doing.click(region.locator('.tile-button').nth(tiles.flatMap(each => each ?? []).indexOf(tile)));
}

/** Of one good, with how many there are already. */
const having = (text: Text, state: State, seat: number, resource: Resource, name: string): string =>
  tableText(text).parts([name, text.say('does.having', { n: playerOf(state, seat).goods[resource] })]);

const goodsOf = (text: Text, resource: Resource): string => tableText(text).goods({ [resource]: 1 });

/** The pill of a Task. */
async function task(doing: Doing, wanted: (task: Task) => boolean): Promise<Task> {
  const { state, seat, legal, text, page, click, choice } = doing;
  const tasks = tasksNow(state, seat, legal);
  const index = tasks.findIndex(wanted);
  await click(choice(page.getByRole('list', { name: text.say('bar.tasks') }), index));
  const found = tasks[index];
  if (!found) throw new Error('no such Task');
  return found;
}

type BaseMoveType = keyof WorkingsOf<'base', 'moves'> | keyof WorkingsOf<'cardinal', 'moves'>;

/** One way per move: what a person clicks to do it. */
const WAYS: { [K in BaseMoveType]: Way<K> } = {
  takeDie: async ({ state, seat, move: { colour, value, to }, legal, text, click, button, card, choice }) => {
    const actions = [text.say(`action.${actionAt(state, value)}`)];
    const die = text.say(`die.${colour}`);
    await click(button(text.say('wheel.die', { die, value, actions, points: pointsOfValue(value) })).first());
    const ways = movesOf(legal, 'takeDie')
      .filter(way => way.colour === colour && way.value === value)
      .toSorted((a, b) => stepsBetween(value, a.to) - stepsBetween(value, b.to));
    // without anything to choose there is no card
    if (ways.length === 1 && !ways.some(way => tileToTake(state, seat, way))) return;
    const at = ways.findIndex(way => way.to === to);
    await card(die).waitFor();
    await click(choice(card(die), at));
  },
  takeTile: named,
  declare: named,
  step: walk,
  relocate: walk,
  buildHouse: ({ move, text, click, button }) => click(button(houseSpaceDeed(tableText(text), move.space))),
  buildPillar: ({ move, text, click, button }) => click(button(pillarDeed(tableText(text), move.town))),
  pickUp: named,
  takeCharacter: doing =>
    tileIn(doing, doing.text.say('offer.characters'), doing.state.offers.character, doing.move.tile),
  takeContract: doing =>
    tileIn(doing, doing.text.say('offer.contracts'), doing.state.offers.contract, doing.move.tile),
  swapOffer: named,
  placeCharacter: async doing => {
    const { state, seat, move, legal, text, click, card, choice } = doing;
    await tileIn(doing, text.say('table.board'), playerOf(state, seat).storehouse, move.tile);
    const rooms = movesOf(legal, 'placeCharacter').filter(each => each.tile === move.tile);
    await click(
      choice(
        card(tableText(text).tileTitle(move.tile)),
        rooms.findIndex(each => same(each, move)),
      ),
    );
  },
  exchange: async doing => {
    const { state, seat, move, text, click, button } = doing;
    const pay = text.say('does.pay', { goods: goodsOf(text, move.give) });
    await click(button(having(text, state, seat, move.give, pay)));
    await named(doing);
  },
  advance: named,
  chooseGoods: async ({ state, seat, move: { goods }, text, click, button, card }) => {
    const chosen = RESOURCES.flatMap(resource =>
      Array.from({ length: goods[resource] ?? 0 }, () => resource),
    );
    for (const [index, resource] of chosen.entries()) {
      const left = card(text.say('prompt.gainAny', { n: chosen.length - index }));
      const gain = text.say('does.gain', { goods: goodsOf(text, resource) });
      await click(button(having(text, state, seat, resource, gain), left));
    }
  },
  chooseColour: named,
  chooseBuilding: named,
  receive: async doing => {
    const { move, legal, text, click, button } = doing;
    const all = movesOf(legal, 'receive');
    const names = distinct(
      tableText(text),
      all.map(each => deed(doing, each)),
    );
    await click(button(names[all.findIndex(each => same(each, move))] ?? ''));
  },
  buy: async doing => {
    const { state, seat, move, text, click, button } = doing;
    await click(button(text.say('does.buySome')));
    await click(button(having(text, state, seat, move.resource, deed(doing, move))));
  },
  fulfil: async doing => {
    const { state, seat, move, text, click, card, choice } = doing;
    const found = await task(doing, each => each.kind === 'fulfil' && each.tile === move.tile);
    if (found.kind !== 'fulfil' || found.ways.length < 2) return;
    const ways = sensibleFirst(state, seat, found.ways);
    await click(
      choice(
        card(text.say('prompt.identical')),
        ways.findIndex(each => same(each, move)),
      ),
    );
  },
  placeCrest: async doing => {
    const { move, text, click, card, choice } = doing;
    const found = await task(doing, each => each.kind === 'crest' && each.tile === move.tile);
    if (found.kind !== 'crest') return;
    await click(
      choice(
        card(tableText(text).tileTitle(move.tile)),
        found.places.findIndex(each => same(each, move)),
      ),
    );
  },
  contribute: async doing => {
    await task(doing, each => each.kind === 'cathedral' && each.move.town === doing.move.town);
  },
  useHelper: async doing => {
    await task(doing, each => each.kind === 'helper' && each.move.tile === doing.move.tile);
  },
  pass: async doing => {
    const { page, text, click, button } = doing;
    const asked = page.getByRole('dialog', { name: text.say('decline.title') });
    await named(doing);
    if (await asked.isVisible()) await click(button(text.say('decline.yes'), asked));
  },
  endTurn: async ({ text, page, click, button }) => {
    const asked = page.getByRole('dialog', { name: text.say('endTurn.title') });
    await click(button(text.say('bar.endTurn')));
    if (await asked.isVisible()) await click(button(text.say('endTurn.yes'), asked));
  },
  proceed: () => Promise.reject(new Error('only the Cardinal proceeds')),
};
