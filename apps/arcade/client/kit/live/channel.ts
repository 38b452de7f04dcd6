/** The server's side of the conversation: what happens to the player while this page asks nothing. */
import { ApiError } from '../api.ts';
import { wait } from '../motion.ts';
import { createEventParser, type ServerEvent } from './event-parser.ts';

export interface ChannelOptions {
  /** Opens the stream from the event after the one with this id. */
  readonly open: (lastId: string | undefined, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  readonly onEvent: (event: ServerEvent) => void;
  /** Events after which the server has no more to say, and the page does not come again. */
  readonly last: readonly string[];
  /** Milliseconds of silence after which the connection counts as dead; the server says something every 15 s. */
  readonly silenceMs?: number;
  /** Pause before try number `attempt`; replaced in tests. */
  readonly pause?: (attempt: number) => Promise<void>;
}

/** 1, 2, 4 ... 30 seconds, half of it at random, so that not all pages come back at once. */
const growingPause = (attempt: number) => wait(Math.min(30_000, 1000 * 2 ** attempt) * (0.5 + Math.random() / 2));

/** Keeps the stream open until the server ends it for good; says where it stopped when it connects again. */
export function openChannel({ open, onEvent, last, silenceMs = 40_000, pause = growingPause }: ChannelOptions) {
  let lastId: string | undefined;
  let isOpen = false;
  let isOver = false;

  async function readOnce(onOpen: () => void): Promise<void> {
    const cut = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(timer);
      timer = setTimeout(() => cut.abort(), silenceMs);
    };
    const parse = createEventParser((event) => {
      lastId = event.id ?? lastId;
      isOver ||= last.includes(event.event);
      onEvent(event);
    });
    alive();
    try {
      const reader = (await open(lastId, cut.signal)).getReader();
      const decoder = new TextDecoder();
      isOpen = true;
      onOpen();
      for (let piece = await reader.read(); !piece.done && !isOver; piece = await reader.read()) {
        alive();
        parse(decoder.decode(piece.value, { stream: true }));
      }
    } finally {
      isOpen = false;
      clearTimeout(timer);
      cut.abort();
    }
  }

  async function run(): Promise<void> {
    for (let attempt = 0; !isOver; attempt += 1) {
      try {
        await readOnce(() => {
          attempt = 0;
        });
      } catch (error) {
        // a refusal stays one; of anything else nobody knows
        if (error instanceof ApiError && !error.isUncertain && error.code !== 'RATE_LIMITED') return;
      }
      if (!isOver) await pause(attempt);
    }
  }

  return {
    /** Whether events come in now. */
    isOpen: () => isOpen,
    /** Settles when the server has no more to say. */
    done: run(),
  };
}

export type Channel = ReturnType<typeof openChannel>;
