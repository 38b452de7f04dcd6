import type { SignedIn } from '../../contract/actor.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { formatMoney } from '../../kernel/money.ts';
import { balanceChannel, listVendorPurses, memberBalance, vendorWalletChannel } from '../../ledger/balance.ts';
import { depositChanged, withdrawalChanged } from '../cashier/channels.port.ts';
import { announced } from '../content/content.service.ts';
import { favouriteChanged, gameOpened, listingChanged } from '../games/channels.port.ts';
import type { SessionEnd } from '../identity/identity.tables.ts';
import { type Sessions, sessionEnded } from '../identity/sessions.service.ts';
import { inboxChanged } from '../messages/inbox/inbox.port.ts';
import type { EventStream } from './event-stream.ts';

/** Well below the 40 s after which a client connects again, and below the 20 s an idle socket is given. */
const PING_MS = 15_000;
/** Tabs of one session that are served at once; the oldest one beyond that has to come again. */
const STREAMS_PER_SESSION = 8;

export interface LiveEvents {
  /** Serves a stream: the balance now, then whatever happens. @returns to be called when the reader is gone */
  join(stream: EventStream, actor: SignedIn): Promise<() => void>;
  /** Streams that are open in this process. */
  readonly size: number;
  /** Ends every stream and stops listening. */
  close(): Promise<void>;
}

/**
 * Fans events out to the streams of this process. Events come over the database, so it does not matter which process
 * made them; what a lost connection swallowed is made good by sending the balance and the wallets at vendors anew.
 */
export async function openLiveEvents(
  { db, notifier, now }: Pick<ModuleContext, 'db' | 'notifier' | 'now'>,
  sessions: Pick<Sessions, 'endedAmong'>,
  onError: (error: unknown) => void,
): Promise<LiveEvents> {
  const streams = new Map<EventStream, SignedIn>();
  const of = (matches: (stream: EventStream) => boolean) => [...streams.keys()].filter(matches);

  const sendBalance = async (stream: EventStream, actor: SignedIn): Promise<void> => {
    const { sumBalance, version } = await memberBalance(db, actor.memberId, actor.currency);
    stream.send({
      event: 'balance',
      data: {
        currency: actor.currency,
        sumBalance: formatMoney(sumBalance),
        version: Number(version),
        at: now().toISOString(),
      },
    });
  };

  const sendVendorWallets = async (stream: EventStream, { memberId, currency }: SignedIn): Promise<void> => {
    for (const { vendor, balance, version } of await listVendorPurses(db, memberId, currency)) {
      const data = { vassalage: vendor, currency, balance: formatMoney(balance), version: Number(version) };
      stream.send({ event: 'vendor-wallet', data });
    }
  };

  const finish = (stream: EventStream, reason: SessionEnd) => {
    streams.delete(stream);
    stream.send({ event: 'session-ended', data: { reason } });
    stream.end();
  };

  /** Pings everybody, and lets go whose session ended without this process hearing of it. */
  const tick = async (): Promise<void> => {
    for (const stream of streams.keys()) stream.ping();
    const ids = [...new Set([...streams.keys()].map(({ sessionId }) => sessionId))];
    if (ids.length === 0) return;
    for (const { id, reason } of await sessions.endedAmong(ids))
      for (const stream of of(({ sessionId }) => sessionId === id)) finish(stream, reason);
  };

  const resync = () => {
    for (const [stream, actor] of streams)
      for (const send of [sendBalance, sendVendorWallets]) send(stream, actor).catch(onError);
  };

  const leave = await Promise.all([
    notifier.subscribe(
      balanceChannel,
      ({ memberId, ...balance }) => {
        const data = { ...balance, at: now().toISOString() };
        for (const stream of of((one) => one.memberId === memberId)) stream.send({ event: 'balance', data });
      },
      resync,
    ),
    notifier.subscribe(vendorWalletChannel, ({ memberId, vendor, ...data }) => {
      for (const stream of of((one) => one.memberId === memberId))
        stream.send({ event: 'vendor-wallet', data: { vassalage: vendor, ...data } });
    }),
    notifier.subscribe(favouriteChanged, ({ memberId, ...data }) => {
      for (const stream of of((one) => one.memberId === memberId)) stream.send({ event: 'favourite', data });
    }),
    notifier.subscribe(gameOpened, ({ memberId, ...data }) => {
      for (const stream of of((one) => one.memberId === memberId)) stream.send({ event: 'recent', data });
    }),
    notifier.subscribe(depositChanged, ({ memberId, ...data }) => {
      for (const stream of of((one) => one.memberId === memberId)) stream.send({ event: 'deposit', data });
    }),
    notifier.subscribe(withdrawalChanged, ({ memberId, ...data }) => {
      for (const stream of of((one) => one.memberId === memberId)) stream.send({ event: 'withdrawal', data });
    }),
    notifier.subscribe(inboxChanged, ({ memberId, ...data }) => {
      for (const stream of of((one) => one.memberId === memberId)) stream.send({ event: 'inbox', data });
    }),
    notifier.subscribe(sessionEnded, ({ sessionId, reason }) => {
      for (const stream of of((one) => one.sessionId === sessionId)) finish(stream, reason);
    }),
    notifier.subscribe(listingChanged, ({ vendor, ...data }) => {
      for (const stream of streams.keys()) stream.send({ event: 'listing', data: { vassalage: vendor, ...data } });
    }),
    notifier.subscribe(announced, (data) => {
      for (const stream of streams.keys()) stream.send({ event: 'announcement', data });
    }),
  ]);
  const timer = setInterval(() => tick().catch(onError), PING_MS);
  timer.unref();

  return {
    async join(stream, actor) {
      const siblings = of(({ sessionId }) => sessionId === stream.sessionId);
      if (siblings.length >= STREAMS_PER_SESSION) {
        const [oldest] = siblings;
        if (oldest) {
          streams.delete(oldest);
          oldest.end();
        }
      }
      // Listed before the balance is read: a change in between is sent as well, and versions tell which is newer.
      streams.set(stream, actor);
      await sendBalance(stream, actor);
      return () => {
        streams.delete(stream);
      };
    },
    get size() {
      return streams.size;
    },
    async close() {
      clearInterval(timer);
      for (const stream of streams.keys()) stream.end();
      streams.clear();
      await Promise.all(leave.map((unsubscribe) => unsubscribe()));
    },
  };
}
