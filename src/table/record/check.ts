import { BadRecord } from '../../rules/badRecord';
import { scoresOf, type State } from '../../rules/model';
import { seatsFit } from '../seats';
import type { Check, MatchRecord } from './format';
import type { Sums } from './sum';
import { RecordWalk } from './walk';

/** Plays the record through: the rules allow every move, every round and the end come out as they were written. */
export function check({ game, seats, checks, scores }: MatchRecord, sums?: Sums): State {
  const walk = new RecordWalk(game, sums);
  if (!seatsFit(seats, walk.state)) throw new BadRecord(0, 'field', 'seats');
  for (const step of game.steps) {
    const { round } = walk.state;
    if (walk.step(step).check) compare(walk.checks, checks, round);
  }
  const all = walk.allChecks();
  compare(all, checks, walk.state.round);
  if (checks.length > all.length) throw new BadRecord(walk.line, 'checksum', String(walk.state.round));
  if (String(scores) !== String(walk.state.ranking && scoresOf(walk.state)))
    throw new BadRecord(walk.line, 'scores');
  return walk.state;
}

/** The last one that was made now has to be the one that was written down. */
function compare(made: readonly Check[], written: readonly Check[], round: number): void {
  const now = made.at(-1);
  const then = written[made.length - 1];
  if (now?.line !== then?.line || now?.sum !== then?.sum)
    throw new BadRecord(now?.line ?? 0, 'checksum', String(round));
}
