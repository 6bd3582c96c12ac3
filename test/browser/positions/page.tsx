import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { CARDINAL } from '../../../src/rules/cardinal/board';
import { activeSeat, type Move, type Seat, type State } from '../../../src/rules/model';
import { legalMoves, refuse } from '../../../src/rules/moves';
import { write } from '../../../src/rules/notation';
import type { LogEntry } from 'boardgame.io';
import { open, repeat, type GameRecord, type Step } from '../../../src/rules/replay';
import type { GameEvent } from '../../../src/rules/events';
import { no } from '../../../src/rules/refusals';
import { boxesIn, readRecord } from '../../../src/table/record';
import { fetchBoxes } from '../../../src/ui/boxes/fetch';
import { afterWaiting, isWaiting } from '../../../src/ui/pacing/pieces';
import { Sprite } from '../../../src/ui/pictures/Sprite';
import { WholeTable } from '../../../src/ui/play/Table';
import { TableProvider, type Picked, type TableView } from '../../../src/ui/play/TableContext';
import { setLanguage, startText } from '../../../src/ui/text/language';
import type { Language } from '../../../src/ui/text';
import type { Thing } from '../../../src/rules/explaining/words';
import { controlsOf, nameOf, type Control } from './controls';
import '../../../src/ui/pictures/theme/index.css';
import '../../../src/ui/parts/parts.css';
import { lookAround, type Seen } from '../sight/choices';
import { edgesOf, glowingNow, thingsNow, untilAtRest, untilNothingGlows } from '../sight/edges';
import type { Spot } from '../sight/glow';
import { kindsDrawn, pointAt, silentThings, type Told } from '../sight/things';
import { openings, type Opening } from './cards';
import './page.css';

/**
 * The table at every decision of a recorded game, in one page: it is drawn for the person who decides, every control
 * is tried, and what it would do is told. Nothing is done: the game goes on as it was recorded.
 */

/** A decision as the screen shows it. */
export interface Shown {
  /** How many moves were made before. */
  at: number;
  controls: Control[];
  /** What has no name, and names that several controls have, in any state of the screen. */
  misnamed: string[];
}

const nothing = (): void => undefined;

/** React shows a part that came later when the place for it has been empty for so long. */
const FETCHED = 500;

const nextPicture = (): Promise<unknown> =>
  new Promise(done => requestAnimationFrame(() => setTimeout(done)));
/** Until all parts of a table that has just been drawn have come, and the parts of these. */
async function whole(fetched = 0): Promise<void> {
  await inAMoment(fetched);
  while (isWaiting()) {
    await new Promise<void>(afterWaiting);
    await inAMoment();
  }
}
const inAMoment = (milliseconds = 0): Promise<unknown> => new Promise(done => setTimeout(done, milliseconds));
/** Why nothing can be done while a table stands still. */
const NOT_NOW = no('notYourTurn', 'Q5.14');

/** As the framework keeps it. */
const entryOf = ({ seat, move, outcomes }: Step, events: readonly GameEvent[], turn: number): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: move.type, args: [move], playerID: String(seat) } },
  _stateID: turn,
  turn,
  phase: '',
  metadata: { outcomes, events },
});

class Positions {
  private readonly root = createRoot(document.body.appendChild(document.createElement('div')));
  private record: GameRecord | undefined;
  private state: State | undefined;
  private log: LogEntry[] = [];
  private looked: State | undefined;
  private at = 0;
  private drawn = 0;
  private made: Move[] = [];
  private picked: Picked | undefined;
  private walker: TableView['walker'] = 'merchant';

  /** Begins a game; says how many moves it has. */
  async open(text: string, language: Language): Promise<number> {
    await startText();
    await setLanguage(language);
    await fetchBoxes(boxesIn(text));
    this.record = readRecord(text).record.game;
    this.state = open(this.record).state;
    this.log = [];
    this.at = 0;
    // parts come one after the other, and those that only some tables have are fetched when they are first drawn
    this.draw(this.state, 0);
    await whole(FETCHED);
    return this.record.steps.length;
  }

  /** Goes to a later place of the game; tells the decision there, if a person has to decide. */
  async look(at: number): Promise<Shown | undefined> {
    const state = this.goTo(at);
    const seat = activeSeat(state);
    if (seat === undefined || (state.cardinal && seat === CARDINAL)) return undefined;
    document.body.className = 'everything-drawn';
    await this.drawAnew(state, seat);
    const misnamed = misnamedNow();
    const controls = controlsOf(state, seat, {
      try: element => this.try(element),
      pick: (picked, read) => {
        this.draw(state, seat, picked);
        misnamed.push(...misnamedNow());
        read();
        this.draw(state, seat);
      },
    });
    return { at, controls, misnamed: [...new Set(misnamed)] };
  }

  /** The decision as somebody sees it who has this window: what can be clicked, and what keeps him from it. */
  async see(at: number, smallest: number): Promise<Seen> {
    const state = this.goTo(at);
    const seat = activeSeat(state) ?? 0;
    document.body.className = '';
    await this.drawAnew(state, seat);
    const show = async (picked?: Picked): Promise<void> => {
      this.draw(state, seat, picked);
      await nextPicture();
    };
    await show();
    return lookAround({ smallest, click: element => this.try(element), show });
  }

  /** The decision to be looked at: it stays. */
  private async stay(at: number): Promise<State> {
    const state = this.goTo(at);
    document.documentElement.className = 'tiletum';
    document.body.className = '';
    await this.drawAnew(state, activeSeat(state) ?? 0);
    this.looked = state;
    return state;
  }

  /** What stands out there as possible. */
  async glowing(at: number): Promise<Spot[]> {
    await this.stay(at);
    await untilAtRest();
    return glowingNow();
  }

  /** The same table while nothing is legal: where everything lies then. */
  async still(): Promise<Spot[]> {
    const state = this.looked;
    if (!state) throw new Error('nothing is looked at');
    const view = this.viewOf(state, activeSeat(state) ?? 0);
    this.drawView({ ...view, mine: false, legal: [], why: () => NOT_NOW });
    await untilNothingGlows();
    await untilAtRest();
    return thingsNow();
  }

  readonly edges = edgesOf;

  /** What lies on the table there, and is drawn nowhere as what it is. */
  async silent(at: number): Promise<Thing[]> {
    return silentThings(await this.stay(at));
  }

  /** What can be pointed at there, by kinds. */
  async kindsAt(at: number): Promise<string[]> {
    return kindsDrawn(await this.stay(at));
  }

  /** What is told of the how manieth of these. */
  pointAt(index: number): Promise<Told> {
    if (!this.looked) throw new Error('nothing is looked at');
    return pointAt(this.looked, index);
  }

  /** How long the cards of all of these take to open. */
  async openCards(at: number): Promise<Opening[]> {
    const state = await this.stay(at);
    return openings(this.viewOf(state, activeSeat(state) ?? 0));
  }

  private goTo(at: number): State {
    if (!this.record || !this.state) throw new Error('no game is open');
    for (; this.at < at; this.at++) {
      const step = this.record.steps[this.at];
      if (!step) continue;
      const { state, events } = repeat(this.state, step, this.at + 1);
      this.state = state;
      this.log.push(entryOf(step, events, this.at));
    }
    return structuredClone(this.state);
  }

  /** Clicks it: tells the moves that it makes, or what it picks. */
  private try(element: Element): { made: string[]; picked: Picked | undefined } {
    this.made = [];
    this.picked = undefined;
    clickByHand(element);
    const asked = document.querySelector('.question .button-primary');
    if (asked) clickByHand(asked);
    // nothing is done here, so that a question would stay
    const back = document.querySelector('.question .button:not(.button-primary)');
    if (back) clickByHand(back);
    return { made: this.made.map(write), picked: this.picked };
  }

  private viewOf(G: State, me: Seat, picked?: Picked): TableView {
    return {
      id: 'test',
      G,
      opening: { seat: 0, events: [] },
      log: [...this.log],
      me,
      mine: true,
      legal: legalMoves(G, me),
      why: move => refuse(G, me, move),
      make: (...moves) => this.made.push(...moves),
      mark: undefined,
      touch: nothing,
      touched: nothing,
      toMyTurn: undefined,
      undo: nothing,
      undoTurn: nothing,
      redo: nothing,
      canRedo: false,
      picked,
      pick: wanted => {
        this.picked = wanted;
      },
      walker: this.walker,
      walkWith: piece => {
        this.walker = piece;
      },
    };
  }

  /** A table of its own, whole. */
  private async drawAnew(G: State, me: Seat): Promise<void> {
    this.drawn++;
    this.walker = 'merchant';
    this.draw(G, me);
    await whole();
  }

  private draw(G: State, me: Seat, picked?: Picked): void {
    this.drawView(this.viewOf(G, me, picked));
  }

  private drawView(view: TableView): void {
    flushSync(() =>
      this.root.render(
        <>
          <Sprite />
          <TableProvider key={this.drawn} value={view}>
            <WholeTable telling={undefined} company={undefined} />
          </TableProvider>
        </>,
      ),
    );
  }
}

/** Once: the table takes a click without a number for one by keys, and moves the focus, which opens cards. */
const clickByHand = (element: Element): boolean =>
  flushSync(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })));

/** Every button and link, what is behind a tab too, but for the numbers of rules. */
const CONTROLS = 'button, a[href]:not(.rule-link), [role="button"]';
/** They decide nothing, but choose what is seen: several may lead to one thing. */
const TABS = '[role="tab"], .table-tabs *';

function misnamedNow(): string[] {
  const all = [...document.querySelectorAll(CONTROLS)];
  const unnamed = all
    .filter(element => nameOf(element) === '')
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
  const names = all.filter(element => !element.matches(TABS)).map(nameOf);
  return [...unnamed, ...names.filter((name, at) => name !== '' && names.indexOf(name) !== at)];
}

declare global {
  interface Window {
    positions: Positions;
  }
}

window.positions = new Positions();
