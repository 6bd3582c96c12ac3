import type { MatchStatistics, SeatStatistics } from './match';

/**
 * A match for the BG Stats app, in the form in which it takes plays from other places: a page of its own with the
 * play in the address. The app asks its owner before it keeps anything. See
 * bgstatsapp.com/support/push-plays-to-bg-stats-from-other-apps-or-websites.
 */

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';
/** Tiletum at BoardGameGeek. */
const GAME = { name: 'Tiletum', sourceGameId: 'tiletum', bggId: 351913, highestWins: true, noPoints: false };
const MINUTE = 60_000;

const playerOf = ({ name, kind, score, place }: SeatStatistics) => ({
  name,
  // the app remembers whom it has matched with whom
  sourcePlayerId: kind === 'person' ? `person:${name}` : kind,
  score,
  rank: place,
  winner: place === 1,
});

/** The play as the app reads it. `at`: when it ended, where the match does not know. */
export function bgStatsPlay(id: string, { seats, ended, milliseconds, level }: MatchStatistics, at: number) {
  const play = new Date(ended ?? at).toISOString().slice(0, 19).replace('T', ' ');
  return {
    sourceName: 'Tiletum, at one table or many',
    sourcePlayId: id,
    playDate: play,
    ...(milliseconds !== undefined && { durationMin: Math.max(1, Math.round(milliseconds / MINUTE)) }),
    ...(level && { board: `Cardinal, ${level}` }),
    game: GAME,
    players: seats.map(playerOf),
  };
}

export const bgStatsLink = (...match: Parameters<typeof bgStatsPlay>): string =>
  `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(bgStatsPlay(...match)))}`;
