/** One open stream of server-sent events. */
import type { ServerResponse } from 'node:http';

/** A reader that is so far behind has gone, or is there to fill our memory. */
const maxBacklogBytes = 64 * 1024;

export interface LiveEvent {
  readonly event: string;
  /** Comes back as Last-Event-ID when the page connects again; the one before stays without it. */
  readonly id?: string;
  readonly data: object;
}

export interface EventStream {
  readonly send: (event: LiveEvent) => void;
  /** A comment line, so that both ends see that the other one is there. */
  readonly ping: () => void;
  /** Ends the stream after what was sent. */
  readonly end: () => void;
}

/** Lines of one event; JSON has no line breaks of its own. */
const linesOf = ({ event, id, data }: LiveEvent): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

export function createEventStream(response: ServerResponse): EventStream {
  const write = (text: string) => {
    if (response.writableEnded || response.destroyed) return;
    response.write(text);
    if (response.writableLength > maxBacklogBytes) response.destroy();
  };
  return {
    send: (event) => write(linesOf(event)),
    ping: () => write(': ping\n\n'),
    end: () => response.end(),
  };
}
