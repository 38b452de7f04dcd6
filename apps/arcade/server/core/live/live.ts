/**
 * Tells open pages what happens to their player: a round that ends while nobody asks, one that another page of the same player
 * has started, and when the next one may start. What is told is read from the books each time, so a page that was away misses
 * nothing that still matters: it says what it saw last, and is told how things stand if that is not it.
 */
import type { Executor } from '../../db/types.ts';
import type { Games } from '../game.ts';
import { clockOf, commitmentOf, type OpenSession } from '../players.repository.ts';
import { changedLately, latestRounds } from '../rounds.repository.ts';
import { viewOf } from '../rounds.view.ts';
import type { EventStream } from './event-stream.ts';

/**
 * Pages of one player that are served at once; the oldest one beyond is told that it was replaced, and asks from then on. A
 * browser opens six connections to a server, and its pages need some to play.
 */
const pagesPerPlayer = 3;
/** How often the books are searched for changes that other processes made. */
const searchMs = 1000;
/** Changes this many seconds old are found again: a transaction that waits for a lock shows them later than it dates them. */
const searchSeconds = 3;
/** Below the 20 s that an idle connection is given. */
const pingMs = 15_000;

export interface LiveOptions {
  readonly db: Executor;
  readonly games: Games;
  readonly onError: (error: unknown) => void;
}

interface Page {
  readonly session: OpenSession;
  /** What it was told last. */
  seen: string | undefined;
  /** One event after the other: what is read later is sent later. */
  sending: Promise<void>;
}

export function createLive({ db, games, onError }: LiveOptions) {
  const pages = new Map<EventStream, Page>();

  /** How things stand for a player in a game, under a name that is another one when anything else stands so. */
  async function stateOf({ vendor, playerId, gameId }: OpenSession) {
    const game = games.find(vendor, gameId);
    const [round] = await latestRounds(db, { playerId, gameId }, 1);
    const commitment = await commitmentOf(db, playerId);
    const { now, opensAt } = await clockOf(db, playerId);
    const id = [
      round?.id ?? 0,
      round?.state ?? 'NONE',
      round?.steps ?? 0,
      commitment.serverSeedHash.slice(0, 8),
      commitment.nonce,
      opensAt.getTime().toString(36),
    ];
    const endsAt = opensAt > now ? opensAt.toISOString() : null;
    return {
      id: id.join('-'),
      data: {
        now: now.toISOString(),
        phase: endsAt ? 'MOVING' : 'OPEN',
        endsAt,
        round: game && round ? viewOf(game, round) : null,
        commitment,
      },
    };
  }

  function tell(stream: EventStream, page: Page): Promise<void> {
    page.sending = page.sending
      .then(async () => {
        const { id, data } = await stateOf(page.session);
        if (id === page.seen || !pages.has(stream)) return;
        page.seen = id;
        stream.send({ event: 'state', id, data });
      })
      .catch(onError);
    return page.sending;
  }

  function leave(stream: EventStream, event: 'replaced' | 'ended'): void {
    pages.delete(stream);
    stream.send({ event, data: {} });
    stream.end();
  }

  /** Tells the pages of a player in this process. */
  const changed = (playerId: string): void => {
    for (const [stream, page] of pages) if (page.session.playerId === playerId) void tell(stream, page);
  };

  async function search(): Promise<void> {
    const now = new Date();
    for (const [stream, { session }] of pages) if (session.expiresAt <= now) leave(stream, 'ended');
    if (pages.size === 0) return;
    for (const playerId of await changedLately(db, searchSeconds)) changed(playerId);
  }

  let searching: Promise<void> | undefined;
  const searches = setInterval(() => {
    searching ??= search()
      .catch(onError)
      .finally(() => {
        searching = undefined;
      });
  }, searchMs).unref();
  const pings = setInterval(() => {
    for (const stream of pages.keys()) stream.ping();
  }, pingMs).unref();

  return {
    /**
     * Serves a page: how things stand, unless it has seen that, then every change.
     *
     * @param seen id of the last event that the page saw
     * @returns to be called when the page is gone
     */
    async join(stream: EventStream, session: OpenSession, seen?: string): Promise<() => void> {
      const siblings = [...pages].filter(([, page]) => page.session.playerId === session.playerId);
      const [oldest] = siblings;
      if (oldest && siblings.length >= pagesPerPlayer) leave(oldest[0], 'replaced');
      const page: Page = { session, seen, sending: Promise.resolve() };
      // listed before it is read: a change in between is told as well
      pages.set(stream, page);
      await tell(stream, page);
      return () => {
        pages.delete(stream);
      };
    },
    changed,
    /** Ends every stream; what is being read is waited for. */
    async close(): Promise<void> {
      clearInterval(searches);
      clearInterval(pings);
      const open = [...pages];
      pages.clear();
      for (const [stream] of open) stream.end();
      await Promise.all([searching, ...open.map(([, page]) => page.sending)]);
    },
  };
}

export type Live = ReturnType<typeof createLive>;
