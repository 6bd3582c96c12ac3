import { Readable } from 'node:stream';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Context, Middleware } from 'koa';
import type { Move, Seat, State } from '../../../src/rules/model';
import { legalMoves } from '../../../src/rules/moves';
import { useApi, type ApiParts, type Router } from '../../../src/server/api';
import { viewOf } from '../../../src/server/view';
import { addBot, newBot } from '../../../src/table/bots';
import { BotPlayer } from '../../../src/table/bots/player';
import { newDraft, seatKindsOf, withKind } from '../../../src/ui/newGame/draft';
import { keepDraft, keptDraft } from '../../../src/ui/newGame/keep';
import { PlaceCard } from '../../../src/ui/newGame/PlaceCard';
import { BotChoice } from '../../../src/ui/parts/BotChoice';
import { ENGLISH } from '../../../src/ui/text';
import { begin, closeBehind, openBehind } from '../../server/behind';

jest.mock('wouter', () => ({ Link: 'a' }));

declare module '../../../src/table/bots' {
  interface Bots {
    first: typeof FirstPlayer;
  }
}

/** The first of all legal moves. */
class FirstPlayer extends BotPlayer {
  override choose(state: State, seat: Seat): Move | undefined {
    return legalMoves(state, seat)[0];
  }
}

// the one line
addBot('first', FirstPlayer);

afterAll(closeBehind);

const local = newDraft('local', ENGLISH);
const nothing = (): void => undefined;

test('it plays', () => {
  expect(newBot('first')).toBeInstanceOf(FirstPlayer);
});

test('it can be chosen for a new game, begun with, and is kept as the usual game', () => {
  const draft = withKind(local, 1, 'first');
  const chosen = renderToStaticMarkup(
    <PlaceCard draft={draft} index={1} problem={undefined} onChange={nothing} />,
  );
  expect(chosen).toMatch(/<input[^>]*value="first"/);
  expect(seatKindsOf(draft)).toEqual(['person', 'first']);
  keepDraft(draft);
  expect(keptDraft('local')).toEqual(draft);
});

test('the lobby and whoever leaves a seat to a bot offer it', () => {
  const offered = renderToStaticMarkup(<BotChoice words="Add a bot" disabled={false} onChoose={nothing} />);
  expect(offered).toContain('<option value="first">first</option>');
});

/** Asks the API of a house for one change of a seat. */
async function patch(lobby: ApiParts['lobby'], path: Record<string, string>, token: string, body: object) {
  let change: Middleware | undefined;
  const router: Router = {
    ...{ use: nothing, get: nothing, post: nothing, delete: nothing },
    patch: (route, middleware) => (route.includes('seats') ? (change = middleware) : undefined),
  };
  const parts = { lobby, allow: () => Promise.resolve(true), addressOf: () => '' };
  useApi(router, parts as unknown as ApiParts);
  const headers: Record<string, string> = { Authorization: `Bearer ${token}` };
  const context = {
    ...{ params: path, method: 'PATCH', req: Readable.from([Buffer.from(JSON.stringify(body))]) },
    ...{ get: (name: string) => headers[name] ?? '', request: { is: () => 'json' } },
  };
  await change?.(context as unknown as Context, () => Promise.resolve());
}

test('the API seats it before the game and lets it stand in', async () => {
  const behind = await openBehind();
  const { lobby } = behind;
  const host = await lobby.create({ kinds: ['person', 'person'], name: 'Ann', variant: {} }, false);
  await patch(lobby, { id: host.id, seat: '1' }, host.token, { kind: 'first' });
  const kindAt = async (seat: Seat) =>
    viewOf(await lobby.match(host.id), lobby.presently(host.id)).seats[seat]?.kind;
  expect(await kindAt(1)).toBe('first');

  const { id, sittings } = await begin(behind);
  await patch(lobby, { id, seat: '0' }, sittings[0]?.token ?? '', { standIn: 'first' });
  expect(viewOf(await lobby.match(id), lobby.presently(id)).seats[0]?.standIn).toBe('first');
});
