import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db, PostgresDb } from './open.ts';
import type { Executor } from './types.ts';

/** A named stream of events with the type of its payload. Make one with {@link defineChannel}. */
export interface Channel<T> {
  readonly name: string;
  /** Only for the type: carries T, never set. */
  readonly payload?: T;
}

/**
 * Defines a channel. One constant per channel, shared by the publishing and the listening side.
 *
 * @param name lower-case letters and underscores
 */
export function defineChannel<T>(name: string): Channel<T> {
  if (!/^[a-z][a-z_]{0,40}$/.test(name))
    throw new Error(`Channel name ${name}: use lower-case letters and underscores.`);
  return { name };
}

/**
 * Tells of something inside the transaction that does it: listeners hear of it when that is committed, and of several
 * such things in the order of their commits.
 */
export async function notifyWith<T>(trx: Executor, channel: Channel<T>, payload: T): Promise<void> {
  await sql`select pg_notify(${channel.name}, ${JSON.stringify(payload)})`.execute(trx);
}

/** Live events between all processes on one database. At most once: a listener that was away reads the state anew. */
export interface Notifier {
  /**
   * Tells all listeners of all processes. Call it after the commit. Never throws: an event is a hint to look, and the
   * work it tells about is done; failures go to `onError`.
   *
   * @param payload JSON, at most 8000 bytes
   */
  publish<T>(channel: Channel<T>, payload: T): Promise<void>;
  /**
   * Listens until the returned function is called.
   *
   * @param onGap called after the connection was lost and is back: events in between are missed, so look again
   */
  subscribe<T>(channel: Channel<T>, listener: (payload: T) => void, onGap?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

interface Subscription {
  listener: (payload: string) => void;
  onGap: (() => void) | undefined;
}

/** Everybody in this process who listens to one channel. */
interface Group {
  members: Set<Subscription>;
  listening: Promise<void>;
}

interface Transport {
  listen(channel: string): Promise<void>;
  unlisten(channel: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the notifier of a database: LISTEN and NOTIFY on both engines. Events of one burst travel in one statement.
 *
 * @param onError receives failures of publishing and of listeners
 */
export function openNotifier(db: Db, onError: (error: unknown) => void = () => undefined): Notifier {
  const groups = new Map<string, Group>();
  const deliver = (channel: string, payload: string) => {
    for (const subscription of groups.get(channel)?.members ?? []) subscription.listener(payload);
  };
  const reportGap = () => {
    for (const group of groups.values()) for (const subscription of group.members) subscription.onGap?.();
  };
  const transport: Transport =
    db.engine === 'pglite'
      ? pgliteTransport(db.pglite, deliver)
      : postgresTransport(db, { deliver, reportGap, channels: () => [...groups.keys()], onError });
  const publisher = batchPublisher(db, onError);

  return {
    publish: (channel, payload) => publisher.publish(channel.name, JSON.stringify(payload)),
    async subscribe(channel, listener, onGap) {
      const subscription: Subscription = {
        listener(payload) {
          try {
            listener(JSON.parse(payload));
          } catch (error) {
            onError(error);
          }
        },
        onGap,
      };
      let group = groups.get(channel.name);
      if (!group) {
        group = { members: new Set(), listening: transport.listen(channel.name) };
        groups.set(channel.name, group);
      }
      const { members, listening } = group;
      members.add(subscription);
      const leave = async () => {
        if (!members.delete(subscription) || members.size > 0) return;
        groups.delete(channel.name);
        await transport.unlisten(channel.name);
      };
      try {
        await listening;
      } catch (error) {
        members.delete(subscription);
        groups.delete(channel.name);
        throw error;
      }
      return leave;
    },
    async close() {
      await publisher.drained();
      await transport.close();
    },
  };
}

/**
 * One statement at a time; what comes in meanwhile goes with the next one. NOTIFY takes a lock over the whole server at
 * commit, so one per burst is far cheaper than one per event.
 */
function batchPublisher(db: Db, onError: (error: unknown) => void) {
  let waiting: { channel: string; payload: string }[] = [];
  let running: Promise<void> | undefined;
  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const channels = batch.map((event) => event.channel);
      const payloads = batch.map((event) => event.payload);
      try {
        await sql`select pg_notify(c, p) from unnest(${channels}::text[], ${payloads}::text[]) as e(c, p)`.execute(
          db.kysely,
        );
      } catch (error) {
        onError(error);
      }
    }
    running = undefined;
  };
  return {
    publish(channel: string, payload: string): Promise<void> {
      waiting.push({ channel, payload });
      running ??= flush();
      return running;
    },
    drained: () => running ?? Promise.resolve(),
  };
}

function pgliteTransport(
  pglite: Extract<Db, { engine: 'pglite' }>['pglite'],
  deliver: (channel: string, payload: string) => void,
): Transport {
  const stops = new Map<string, () => Promise<void>>();
  return {
    async listen(channel) {
      stops.set(channel, await pglite.listen(channel, (payload) => deliver(channel, payload)));
    },
    async unlisten(channel) {
      const stop = stops.get(channel);
      stops.delete(channel);
      if (!pglite.closed) await stop?.();
    },
    async close() {
      if (!pglite.closed) await Promise.all([...stops.values()].map((stop) => stop()));
      stops.clear();
    },
  };
}

interface PostgresTransportOptions {
  deliver: (channel: string, payload: string) => void;
  reportGap: () => void;
  channels: () => string[];
  onError: (error: unknown) => void;
}

/** A connection of its own outside the pool, opened with the first subscription and opened again when it is lost. */
function postgresTransport(db: PostgresDb, options: PostgresTransportOptions): Transport {
  let connection: Promise<pg.Client> | undefined;
  const stopping = new AbortController();

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: db.url,
      keepAlive: true,
      application_name: 'mekong-gateway-events',
    });
    client.on('notification', (message) => options.deliver(message.channel, message.payload ?? ''));
    client.on('error', options.onError);
    await client.connect();
    client.once('end', () => {
      if (!stopping.signal.aborted) keep(reconnect());
    });
    return client;
  };

  /** A failed attempt is forgotten, so that the next caller tries again. */
  const keep = (attempt: Promise<pg.Client>): Promise<pg.Client> => {
    connection = attempt;
    attempt.catch(() => {
      if (connection === attempt) connection = undefined;
    });
    return attempt;
  };

  const reconnect = async (): Promise<pg.Client> => {
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal });
      try {
        const client = await connect();
        for (const channel of options.channels()) await client.query(`listen ${channel}`);
        options.reportGap();
        return client;
      } catch (error) {
        options.onError(error);
      }
    }
  };

  /** Statements of this one connection go one after the other. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };

  return {
    listen: (channel) =>
      inTurn(async () => {
        const client = await (connection ?? keep(connect()));
        await client.query(`listen ${channel}`);
      }),
    unlisten: (channel) =>
      inTurn(async () => {
        const client = await connection;
        await client?.query(`unlisten ${channel}`);
      }),
    async close() {
      stopping.abort();
      const client = await connection?.catch(() => undefined);
      await client?.end();
    },
  };
}
