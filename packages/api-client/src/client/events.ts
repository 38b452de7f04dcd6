import { LIVE_EVENTS } from '../generated/events.gen.ts';
import type { LiveEvent } from '../generated/reader-types.gen.ts';
import { loadChecks } from './answer.ts';
import { currentClient } from './call.ts';
import { isApiError } from './errors.ts';
import { sleep } from './retry.ts';
import { createSseParser, type ServerSentEvent } from './sse.ts';
import type { ApiClient } from './transport.ts';

export type { LiveEvent };

/** connecting = first try or after a break; open = events come in; closed = ended for good. */
export type EventsStatus = 'connecting' | 'open' | 'closed';

export interface EventsOptions {
  onEvent(event: LiveEvent): void;
  onStatus?: ((status: EventsStatus) => void) | undefined;
  client?: ApiClient | undefined;
  /** Milliseconds of silence after which the connection counts as dead. The gateway pings every 15 s. Default 40,000. */
  silenceMs?: number | undefined;
  /** Milliseconds before connection try number n (0-based) after a break. Default 1, 2, 4 ... 30 s, half of it at random. */
  delayMs?: ((attempt: number) => number) | undefined;
}

const isLiveEventName = (name: string): name is LiveEvent['event'] => (LIVE_EVENTS as readonly string[]).includes(name);

const defaultDelay = (attempt: number): number => Math.min(1_000 * 2 ** attempt, 30_000) * (0.5 + Math.random() / 2);

type Checks = Awaited<ReturnType<typeof loadChecks>>;

/**
 * Event of the contract, or undefined for a name or a form this client does not know. Without the schemas, whose chunk
 * could not be loaded, what looks like an event of a known name passes.
 */
function liveEventOf({ event, data, id }: ServerSentEvent, checks: Checks): LiveEvent | undefined {
  if (!isLiveEventName(event)) return undefined;
  try {
    const parsed: unknown = JSON.parse(data);
    const read = { event, ...(id !== undefined && { id }), data: parsed };
    if (checks) return checks.liveEventOf(read);
    return typeof parsed === 'object' && parsed !== null ? (read as LiveEvent) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Reads /wps/events until the returned function is called, the session ends, or the gateway refuses (4xx). Connects
 * again after breaks and silence, with Last-Event-ID. Only for somebody who is logged in.
 */
export function connectEvents({
  onEvent,
  onStatus,
  client,
  silenceMs = 40_000,
  delayMs = defaultDelay,
}: EventsOptions): () => void {
  const stop = new AbortController();
  let lastId: string | undefined;

  /** One connection. Returns true when the session ended in it. */
  async function readOnce(onOpen: () => void): Promise<boolean> {
    const cut = new AbortController();
    const signal = AbortSignal.any([stop.signal, cut.signal]);
    let ended = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const alive = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => cut.abort(new Error('silence')), silenceMs);
    };
    const checks = await loadChecks();
    const parse = createSseParser((raw) => {
      lastId = raw.id ?? lastId;
      const event = liveEventOf(raw, checks);
      if (!event || signal.aborted) return;
      ended ||= event.event === 'session-ended';
      onEvent(event);
    });
    try {
      alive();
      const headers = { Accept: 'text/event-stream', ...(lastId && { 'Last-Event-ID': lastId }) };
      const response = await (client ?? currentClient()).open('/wps/events', headers, signal);
      onOpen();
      const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
      for (let piece = await reader.read(); !piece.done && !ended; piece = await reader.read()) {
        alive();
        parse(piece.value);
      }
      return ended;
    } finally {
      clearTimeout(timer);
      cut.abort();
    }
  }

  async function run(): Promise<void> {
    for (let attempt = 0; !stop.signal.aborted; attempt++) {
      onStatus?.('connecting');
      try {
        const ended = await readOnce(() => {
          attempt = 0;
          onStatus?.('open');
        });
        if (ended) return;
      } catch (error) {
        if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 429) return;
      }
      await sleep(delayMs(attempt), stop.signal).catch(() => undefined);
    }
  }

  void run().finally(() => onStatus?.('closed'));
  return () => stop.abort();
}
