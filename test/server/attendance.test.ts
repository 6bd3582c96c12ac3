import { activeSeat } from '../../src/rules/model';
import { newAttendance } from '../../src/server/attendance';
import { LIVE_PATIENCE } from '../../src/server/doc';
import { begin, closeBehind, openBehind, play, tableOf } from './behind';

/** Whoever is told that a table still has patience is told again when it is over. */

afterEach(closeBehind);

/** It is the turn of the second of three people, who has just left. */
async function waitingTable() {
  const behind = await openBehind();
  const { id } = await begin(behind, ['person', 'person', 'person']);
  for (const seat of [0, 1, 2]) behind.present.add(seat);
  await behind.lobby.attended(id);
  while (activeSeat((await tableOf(behind, id)).G) !== 1) await play(behind, id, 1);
  behind.present.delete(1);
  await behind.lobby.attended(id);
  return { ...behind, id, match: await behind.lobby.match(id) };
}

test.each([3, 2, 1, 0])('%i ms before patience is over, by a clock that never stands', async left => {
  const { clock, lobby, present, match } = await waitingTable();
  const again: string[] = [];
  const attendance = newAttendance({
    lobby: {
      attended: id => lobby.attended(id),
      presently: () => {
        const presently = { present, at: clock.now() };
        clock.turn(1);
        return presently;
      },
    },
    clock,
    onPatienceOver: id => again.push(id),
    onError: error => {
      throw error;
    },
  });
  clock.turn(LIVE_PATIENCE - left);
  const { seats } = attendance.tell(match);
  expect(seats[1]?.overdue).toBe(left === 0);
  clock.turn(LIVE_PATIENCE);
  expect(again).toEqual(left === 0 ? [] : [match.id]);
});

test('a closed house reminds nobody', async () => {
  const { clock, lobby, match } = await waitingTable();
  const again: string[] = [];
  const attendance = newAttendance({
    ...{ lobby, clock, onPatienceOver: id => again.push(id), onError: () => undefined },
  });
  attendance.tell(match);
  attendance.close();
  expect(attendance.tell(match).seats[1]?.present).toBe(false);
  clock.turn(2 * LIVE_PATIENCE);
  expect(again).toEqual([]);
});
