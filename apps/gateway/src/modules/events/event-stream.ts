import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@mekong/api-client/contract/types';

/** A reader that is so far behind has gone, or is there to fill our memory. */
const MAX_BACKLOG_BYTES = 64 * 1024;

/** One open stream of server-sent events. */
export interface EventStream {
  readonly sessionId: string;
  readonly memberId: string;
  send(event: LiveEvent): void;
  /** A comment line, so that both ends see that the other one is there. */
  ping(): void;
  /** Ends the stream after what was sent. */
  end(): void;
}

let lastId = 0;

/** Ids grow, also over restarts and processes whose clocks agree: milliseconds, never the same one twice. */
function nextId(): string {
  lastId = Math.max(Date.now(), lastId + 1);
  return String(lastId);
}

/** Lines of one event; JSON has no line breaks of its own. */
export function formatEvent(event: LiveEvent, id: string): string {
  return `event: ${event.event}\nid: ${id}\ndata: ${JSON.stringify(event.data)}\n\n`;
}

export function createEventStream(
  response: ServerResponse,
  owner: { sessionId: string; memberId: string },
): EventStream {
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > MAX_BACKLOG_BYTES) response.destroy();
  };
  return {
    ...owner,
    send: (event) => write(formatEvent(event, nextId())),
    ping: () => write(': ping\n\n'),
    end: () => response.end(),
  };
}
