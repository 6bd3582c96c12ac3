import type { Messages } from '../message';
import { englishNumber as number } from './words';

/** The viewer of replays, and the page where one is chosen. */
export const englishReplay = {
  'replay.turnOf': ({ round, turn, name }: { round: number; turn: number; name: string }) =>
    `Round ${number(round)}, turn ${number(turn)} · ${name}`,
  'replay.kingOf': ({ round }: { round: number }) => `King phase of round ${number(round)}`,
  'replay.fairOf': ({ round, town }: { round: number; town: string }) =>
    `Fair of round ${number(round)}: ${town}`,
  'replay.finalScoring': 'Final scoring',
  'replay.over': 'The end',
  'replay.toRound': ({ round }: { round: number }) => `To the start of round ${number(round)}`,
  'replay.playing': 'Play or pause the replay',
  'replay.seenBy': ({ name }: { name: string }) => `seen by ${name}`,
  'replay.seenByAll': 'seen by whoever decides',
  'replay.lineHint': 'click a line to go there',
  'replay.copied': 'Address copied',
  'replay.copyBy': 'The address of this page leads here',
  'replay.later': 'Later',
  'replay.times': ({ n }: { n: string }) => `${n}×`,
  'replay.broken': 'This replay does not fit',
  'replay.unknown': 'There is no game here',
  'replay.unknownText':
    'Perhaps the link is cut off, or the game was deleted. A game played at one device is only found on that device.',
  'replay.running': 'This game is still being played',
  'replay.runningText':
    'Until it is over only those who sit at it can look back. You can watch it as it goes on; afterwards everybody finds the replay here.',
  'replay.notNow': 'The game did not arrive',
  'replay.toTable': 'To the table',
  'table.time': 'In time',

  'replays.title': 'Replays',
  'replays.mine': 'Games of this device',
  'replays.hint': 'finished ones and those that still go on',
  'replays.none': 'No game has been played on this device yet. A game file can be opened all the same.',
  'replays.house': 'Online games',
  'replays.houseHint': 'where you have a seat',
  'replays.file': 'A game from elsewhere',
  'replays.file.text': 'Open the file of a game, or drop it anywhere on this page.',
} satisfies Messages;
