import { flushSync } from 'react-dom';
import type { Options } from '../../rules/model';
import type { GameRecord } from '../../rules/replay';
import { goOnFrom, recordOfMatch, standOf } from '../../table/localMatch';
import type { LocalClient, MatchStand } from '../../table/localMatch';
import { matchClockOf, recordOf, recordWith, RecordWalk } from '../../table/record';
import type { MatchClock, MatchRecord, Timing } from '../../table/record';
import type { SeatKind } from '../../table/seats';
import type { SavedMatch, Saving } from './savedMatches';
import type { Moment, Session } from './session';
import { SharedMatch } from './sharedMatch';
import { Shown } from './shown';

/**
 * A match of this device: the framework's client plays it, here it is kept after every change, with the times of its
 * moves. Other pages may play the same match: it goes on from what they have made of it.
 */
export class KeptMatch {
  readonly id: string;
  readonly seats: readonly SeatKind[];
  readonly playsBots = true;
  /** How often something that a person did here was not kept, as another page had played on. */
  readonly overtaken = new Shown(0);
  private readonly shared: SharedMatch;
  private stand: MatchStand;
  private clock: MatchClock;
  private walk: RecordWalk;
  private client: LocalClient | undefined;
  private seen: Moment;
  /** While it goes on from elsewhere: what changes then is not to be kept again. */
  private isTaking = false;
  /** What people have done here: since it was written last, and what was written then. */
  private readonly deeds = { since: false, written: false };

  constructor(saved: SavedMatch) {
    this.id = saved.id;
    this.seats = saved.record.seats;
    this.shared = new SharedMatch(saved);
    ({ stand: this.stand, clock: this.clock, walk: this.walk } = opened(saved.record));
    this.seen = { G: this.stand.state.G, log: this.stand.log, canRedo: false };
  }

  get options(): Options {
    return this.game().options;
  }

  readonly timing = (): Timing => this.clock.timing(this.seen.log);

  /** A client that is to play this match goes on from where it stands. */
  readonly begin = (client: LocalClient): void => goOnFrom(client, this.stand);

  /** The client that plays it from now on. */
  readonly attach = (client: LocalClient): void => {
    this.client = client;
  };

  /** Keeps what happens in a session, and lets it go on from what other pages make of it. */
  follow(session: Session): () => void {
    this.seen = session.moment();
    const unsubscribe = session.subscribe(() => this.changed(session.moment()));
    const leave = this.shared.onForeign(() => this.takeOver(false));
    return () => {
      unsubscribe();
      leave();
    };
  }

  /** At another table than was seen here, a deed would be something else. */
  readonly mayAct = (byPerson: boolean): boolean => {
    const { G } = this.seen;
    if (this.shared.isForeign) this.takeOver(byPerson);
    if (this.seen.G !== G) return false;
    this.deeds.since ||= byPerson;
    return true;
  };

  private game(): GameRecord {
    return this.client ? recordOfMatch(this.client) : recordOf(this.stand.state, this.stand.log);
  }

  private changed(now: Moment): void {
    const { log } = this.seen;
    this.seen = now;
    if (this.isTaking || now.log === log) return;
    this.clock.note(now.log.slice(log.length), Date.now());
    this.saveSoon();
  }

  private saveSoon(): void {
    this.shared.saveSoon(
      () => this.saving(),
      () => this.takeOver(this.deeds.since),
    );
  }

  private saving(): Saving {
    this.deeds.written = this.deeds.since;
    this.deeds.since = false;
    const { G: state } = this.seen;
    const game = this.game();
    const checks = this.walk.follow(game, state);
    const record = recordWith(game, state, checks, { seats: this.seats, ...this.timing() });
    return { record, saved: Date.now(), state };
  }

  /** Goes on from what another page has made of the match. `acting`: a person was about to do something here. */
  private takeOver(acting: boolean): void {
    const { found, lost } = this.shared.takeOver();
    // it can't be read and was set aside: the match is what it is here
    if (!found) {
      this.saveSoon();
      return;
    }
    const { deeds, client } = this;
    const { G } = this.seen;
    const isLost = acting || (lost && (deeds.since || deeds.written));
    deeds.since = deeds.written = false;
    ({ stand: this.stand, clock: this.clock, walk: this.walk } = opened(found.record));
    this.isTaking = true;
    if (client) flushSync(() => this.begin(client));
    this.isTaking = false;
    if (isLost && this.seen.G !== G) this.overtaken.show(this.overtaken.view() + 1);
  }
}

function opened(record: MatchRecord): { stand: MatchStand; clock: MatchClock; walk: RecordWalk } {
  const stand = standOf(record.game);
  const game = recordOf(stand.state, stand.log);
  const walk = new RecordWalk(game);
  walk.follow(game, stand.state.G);
  return { stand, clock: matchClockOf(record, stand.log), walk };
}
