import { ANSWERS, PROBLEMS } from '../../../table/online/problems';
import type { Messages } from '../message';
import { englishCount as count, englishNumber as number } from './words';

type OfHouse<Words> = { readonly [Code in keyof Words & string as `house.${Code}`]: string };

/** What the house says itself, as the screen says it. */
const ofHouse = <Words extends Readonly<Record<string, string>>>(words: Words): OfHouse<Words> =>
  Object.fromEntries(Object.entries(words).map(([code, said]) => [`house.${code}`, said])) as OfHouse<Words>;

/** The online house: lobby, tables, people who meet. */
export const englishOnline = {
  'lobby.title': 'Online',
  'lobby.note': 'A friend needs the link and a name, nothing else.',
  'lobby.create': 'Create a table',
  'lobby.mine': 'My tables',
  'lobby.mineNote': 'those that wait for you first',
  'lobby.mineNone': 'You have no seat yet. Create a table, or sit down at an open one.',
  'lobby.waits': 'Your turn',
  'lobby.open': 'Open tables',
  'lobby.openNote': ({ tables, seats }: { tables: number; seats: number }) =>
    `${count(tables, 'table')}, ${count(seats, 'free seat')}`,
  'lobby.openNone': 'No open table just now. Create one: it is listed here until all have come.',
  'lobby.damaged': 'damaged, to be looked at',
  'lobby.running': 'Being played',
  'lobby.join': 'Join by link',
  'lobby.joinHint': 'Link, or its last 12 characters',
  'lobby.joinGo': 'Join',
  'lobby.joinWrong': 'This is not a link to a table.',
  'lobby.sit': 'Sit down',
  'lobby.goIn': 'Go in',
  'lobby.watch': 'Watch',
  'lobby.seats': ({ names, free }: { names: string; free: number }) =>
    free > 0 ? `${names} and ${count(free, 'free seat')}` : `${names} at one table`,
  'lobby.loading': 'Asking the house …',

  'seat.free': 'Free seat',
  'seat.freeText': 'a friend, or a bot fills it',
  'seat.you': ({ name }: { name: string }) => `${name}, you`,
  'seat.host': 'made this table',
  'seat.here': 'here',
  'seat.gone': 'gone',
  'seat.goneFor': ({ minutes }: { minutes: number }) =>
    minutes < 1 ? 'gone just now' : `gone for ${number(minutes)} min`,
  'seat.standIn': 'a bot plays on',
  'seat.addBot': 'Add a bot',
  'seat.standInBy': ({ name }: { name: string }) => `at ${name}’s wish`,
  'seat.leads': 'acts for the host',
  'seat.empty': 'Free the seat',
  'seat.emptyOf': ({ name }: { name: string }) => `Free the seat of ${name}`,
  'seat.ready': 'ready',

  'onlineTable.of': ({ name }: { name: string }) => `${name}’s table`,
  'onlineTable.public': 'open to everybody',
  'onlineTable.byLink': 'by link only',
  'onlineTable.seats': ({ n }: { n: number }) => count(n, 'seat'),
  'onlineTable.standard': 'wheel as printed',
  'onlineTable.shuffled': 'wheel shuffled',
  'onlineTable.cardinal': 'against the Cardinal',
  'onlineTable.free': ({ n }: { n: number }) => (n === 0 ? 'everybody is here' : `${count(n, 'seat')} free`),
  'onlineTable.who': 'Who plays',
  'onlineTable.invite': 'Invite',
  'onlineTable.inviteText': 'Whoever opens this link gives a name and sits down, or watches.',
  'onlineTable.link': 'Link to this table',
  'onlineTable.copy': 'Copy the link',
  'onlineTable.copied': 'Copied',
  'onlineTable.share': 'Share',
  'onlineTable.shareText': 'Play Tiletum with me',
  'onlineTable.sitTitle': 'Sit down at this table',
  'onlineTable.sitText': 'A name is all that is needed.',
  'onlineTable.full': 'Every seat is taken. You can watch: the game opens here when it starts.',
  'onlineTable.youSit': ({ name }: { name: string }) => `You sit at ${name}’s table`,
  'onlineTable.youWatch': ({ name }: { name: string }) => `You watch ${name}’s table`,
  'onlineTable.waitsHost': 'Start when you like: everybody has come.',
  'onlineTable.waitsSeats': 'Send the link to your friends, or give free seats to bots.',
  'onlineTable.waitsOthers': 'Seats are free: send the link to friends.',
  'onlineTable.waitsStart': ({ name }: { name: string }) =>
    `${name} starts the game; it opens here by itself.`,
  'onlineTable.leave': 'Leave the table',
  'onlineTable.start': 'Start the game',
  'onlineTable.ready': 'I am ready',
  'onlineTable.notReady': 'Not ready yet',
  'onlineTable.lobby': 'To the lobby',

  'chat.title': 'Chat',
  'chat.say': 'Say something',
  'chat.send': 'Send',
  'chat.none': 'Nobody has said anything yet.',
  'chat.watching': 'Those who only watch can read along.',
  'chat.new': ({ n }: { n: number }) => `${number(n)} new`,

  'company.label': 'Log, chat and people',
  'company.people': 'People',
  'company.standIn': 'Let a bot play',
  'company.standInOf': ({ name }: { name: string }) => `Let a bot play for ${name}`,
  'company.handOver': 'A bot plays for me',
  'company.awayFor': ({ name, gone }: { name: string; gone: string }) => `${name} has been away for ${gone}.`,
  'company.patience': ({ patience }: { patience: string }) => `The patience here is ${patience}.`,
  'company.wait': 'Wait',
  'company.returns': 'Who comes back has the seat again at once.',
  'company.takeBack': 'I play again',
  'company.eyes': 'Look from',
  'company.eyesActive': 'Whoever plays',
  'company.device': 'Play on another device',
  'company.deviceText':
    'This link is yours alone: whoever has it plays your seat. Open it on your other device; here everything stays as it is.',
  'company.push': 'Tell me when it is my turn',
  'company.pushText': 'Also when this page is closed.',
  'company.pushNo': 'This browser was told not to. Allow notifications for this page first.',

  'line.lost': 'The connection is lost. It comes back by itself.',
  'line.slow': 'The house does not answer just now. What the table shows is safe; it goes on by itself.',
  'line.taken': 'Your move is kept and made there.',
  'line.noTable':
    'The house does not know this table just now. Your seat is kept here, and it goes on by itself when the table is back. If that takes long, tell whoever runs the house.',
  'line.aside':
    'In this house your seat is not yours just now, so you watch. Its key is kept here, and tried again when you come back.',
  'line.forget': 'Forget the key',
  'line.waiting': 'Your move is kept, and sent then.',
  'line.turnOfGone': ({ name, minutes }: { name: string; minutes: number }) =>
    minutes < 1
      ? `${name} is to play, but has just left.`
      : `${name} is to play, but has been gone for ${number(minutes)} min.`,
  'line.turnOfAway': ({ name }: { name: string }) => `${name} is to play, but is not here.`,
  'line.standIn': 'A bot is playing for you.',
  'line.rematch': 'A rematch is set up: your seats wait at a new table.',

  'damaged.title': 'This table is damaged',
  'damaged.shown':
    'This match is damaged and can’t go on. You see its last moment that is whole, and nothing of it was deleted. Save its record, and tell whoever runs the house: a backup can bring the rest back.',
  'damaged.save': 'Save the record',
  'damaged.begun':
    'How this match began can’t be read, so it can’t be shown and can’t go on. Nothing of it was deleted. Tell whoever runs the house: a backup can bring it back.',
  'damaged.open':
    'What was agreed at this table can’t be read. No game had begun, so none is lost. Create a new table.',

  'line.leads': ({ name, host }: { name: string; host: string }) =>
    `${host} is away: ${name} acts for the host.`,
  'line.youLead': ({ host }: { host: string }) => `${host} is away: you act for the host.`,

  'note.label': 'Who plays which seat',
  'note.standIn': ({ name, by }: { name: string; by: string }) => `A bot plays for ${name}, at ${by}’s wish.`,
  'note.handedOver': ({ name }: { name: string }) => `${name} lets a bot play.`,
  'note.back': ({ name }: { name: string }) => `${name} plays again.`,

  'title.yourTurn': 'Your turn',

  'newGame.onlineNote': 'With friends, wherever they are',
  'newGame.against': 'Against',
  'newGame.friends': 'Friends and bots',
  'newGame.free': 'Free',
  'newGame.freeSeat': 'Free for whoever opens the link.',
  'newGame.listed': 'Open to everybody',
  'newGame.listed.text': 'The table is listed in the lobby. Otherwise only the link leads to it.',
  'newGame.createTable': 'Create the table',

  ...ofHouse(PROBLEMS),
  ...ofHouse(ANSWERS),
  'house.boxAway':
    'This game is played with a box whose files did not come: there is no connection, or this page is older than the house. The game is safe. Load the page again.',
  'house.noLine': 'The house cannot be reached. Look at your connection and try again.',
  'house.tooFast': 'That was a lot at once. Wait a moment.',
  'house.overtaken':
    'The table has moved on: your last move was not made. Make it again if you still want it.',
  'house.notStored': 'The house could not write your move down. Make it again.',
  'house.notDone': 'Your move was not made. Make it again.',
} satisfies Messages;
