import { LONGEST_NAME } from '../../content/people';

/**
 * Why the house does not do something, in English: what it says to whoever reads its answers, and what the English
 * screen shows. Each says what happened, what is safe where that is in doubt, and what to do.
 */

/** What a table, a seat or the database may say no to. */
export const PROBLEMS = {
  noSuchTable: 'The house knows no such table. Check the link, or go to the lobby.',
  noSuchSeat: 'There is no such seat at this table. Choose another one.',
  seatTaken: 'Somebody was faster: this seat is taken. Choose another one.',
  noSeatFree: 'Every seat is taken. You can watch the game.',
  notYours: 'This seat is somebody else’s. Open your own link to the table.',
  ownSeat: 'This is the seat of whoever asks. To give it up, leave the table.',
  notHost: 'Only the host of the table can do this, or who acts for the host. Ask there.',
  isHere: 'This person is at the table. Wait for the move, or ask in the chat.',
  hasTime: 'The table has not waited long enough for this person. Wait a little.',
  standsIn: 'A bot plays your seat. Take the seat back first.',
  hasBegun: 'The game has already begun. Reload the page to see it.',
  notBegun: 'The game has not begun yet. Wait until the host starts it.',
  seatsFree: 'There are free seats: wait for friends, or give them to bots.',
  colourTaken: 'Somebody has this colour. Choose another one.',
  badName: `A name has 1 to ${LONGEST_NAME} characters that can be seen. Change it and try again.`,
  mixedName:
    'This name mixes alphabets whose letters look alike. Write it in one of them, so that nobody is taken for you.',
  nameTaken: 'Somebody at this table has this name. Choose one that is told apart from it.',
  stackedMarks:
    'More than three marks are stacked on one letter: they would cover other lines. Take some away.',
  badOptions: 'The rules do not allow these options. Change them and try again.',
  badWords: 'Say it in 1 to 400 characters.',
  notOver: 'The game is not over yet. Play it to its end first.',
  damaged:
    'This match is damaged in the house and can’t go on. Nothing of it was deleted: whoever runs the house can bring it back from a backup.',
  otherVersion:
    'The house has a newer version of Tiletum than this page. Your game and your seat are safe: load it to go on.',
  olderVersion:
    'The house has an older version of Tiletum than this page. Your game and your seat are safe: load that version to go on, or come back later.',
  databaseAway:
    'The database of the house does not answer just now. What the table shows is safe; the house tries again by itself.',
  diskFull:
    'The disk of the house is full, so this was not written down. Everything before it is safe: tell whoever runs the house, and try again when there is room.',
} as const satisfies Readonly<Record<string, string>>;

/** What may be wrong with a request, whatever it asks for. */
export const ANSWERS = {
  'bad-request': 'This request can’t be read. Reload the page and try again.',
  forbidden: 'This is not allowed from here. Open your own link to the table.',
  'not-found': 'There is nothing at this address. Check the link, or start from the front page.',
  'wrong-method': 'This address can’t be used in this way. Reload the page and try again.',
  conflict: 'Somebody was faster. Reload the page to see how things stand.',
  'length-required': 'The request doesn’t say how long it is. Send it with a Content-Length.',
  'too-large': 'This is too long. Shorten it and try again.',
  'not-json': 'Only JSON is understood here. Send it as application/json.',
  'too-many': 'That was a lot at once. Wait a minute and try again.',
  'not-ready': 'The house is just opening or closing. Try again in a minute.',
  failure: 'Something went wrong in the house, not with you. Try again in a minute.',
} as const satisfies Readonly<Record<string, string>>;
