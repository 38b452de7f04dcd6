import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../api.ts';
import { openChannel } from './channel.ts';
import { createEventParser, type ServerEvent } from './event-parser.ts';
import { createRoundClock } from './round-clock.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const streamOf = (...pieces: readonly string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(bytes(piece));
      controller.close();
    },
  });

test('events are read from pieces of any length, and comments are none', () => {
  const read = (step: number) => {
    const events: ServerEvent[] = [];
    const parse = createEventParser((event) => events.push(event));
    const text = ': ping\n\nevent: state\nid: 7-DONE\ndata: {"a":"b: c"}\n\nevent: ended\ndata: {}\n\nevent: cut';
    for (let at = 0; at < text.length; at += step) parse(text.slice(at, at + step));
    return events;
  };
  const expected = [
    { event: 'state', id: '7-DONE', data: '{"a":"b: c"}' },
    { event: 'ended', id: undefined, data: '{}' },
  ];
  for (const step of [1, 3, 1000]) expect(read(step)).toEqual(expected);
});

describe('a channel', () => {
  /** Connections one after the other; the pauses between them are written down. */
  function connect(...connections: readonly (() => Promise<ReadableStream<Uint8Array>>)[]) {
    const open = vi.fn((_lastId: string | undefined, _signal: AbortSignal) => {
      const next = connections[open.mock.calls.length - 1];
      if (!next) throw new Error('It came once more than it should.');
      return next();
    });
    const events: string[] = [];
    const pauses: number[] = [];
    const channel = openChannel({
      open,
      last: ['ended'],
      onEvent: ({ data }) => events.push(data),
      pause: async (attempt) => {
        pauses.push(attempt);
      },
    });
    return { channel, events, pauses, lastIds: () => open.mock.calls.map(([lastId]) => lastId) };
  }
  const fails = (error: Error) => () => Promise.reject(error);
  const says = (text: string) => () => Promise.resolve(streamOf(text));

  test('connects again where it stopped, until the server has no more to say', async () => {
    const game = connect(
      says('event: state\nid: 1\ndata: 1\n\n'),
      fails(new ApiError('NETWORK')),
      fails(new ApiError('SERVICE_BUSY')),
      says('event: state\nid: 2\ndata: 2\n\nevent: ended\ndata: 3\n\n'),
    );
    await game.channel.done;
    expect(game.events).toEqual(['1', '2', '3']);
    expect(game.lastIds()).toEqual([undefined, '1', '1', '1']);
    expect(game.pauses).toEqual([0, 1, 2]);
    expect(game.channel.isOpen()).toBe(false);
  });

  test('does not come again after a refusal', async () => {
    const game = connect(fails(new ApiError('SESSION_ENDED')));
    await game.channel.done;
    expect(game.lastIds()).toHaveLength(1);
  });
});

describe('the clock of a round', () => {
  const at = (ms: number) => new Date(Date.parse('2026-11-23T09:00:00Z') + ms).toISOString();

  test('counts down by the time of the server, whatever the device says', () => {
    let elapsed = 5000;
    const clock = createRoundClock(() => elapsed);
    expect(clock.remaining()).toBe(0);
    clock.set({ now: at(0), endsAt: at(2500) });
    elapsed += 1000;
    expect(clock.remaining()).toBe(1500);
    elapsed += 2000;
    expect(clock.remaining()).toBe(0);
    clock.set({ now: at(3000), endsAt: null });
    expect(clock.remaining()).toBe(0);
  });

  test('is corrected by the word that was fastest on its way', () => {
    let elapsed = 900;
    const clock = createRoundClock(() => elapsed);
    // 900 ms on its way, then 40 ms
    clock.set({ now: at(0), endsAt: at(2500) });
    elapsed = 1040;
    clock.set({ now: at(1000), endsAt: at(2500) });
    expect(clock.remaining()).toBe(1500);
    elapsed = 2000;
    clock.set({ now: at(1400), endsAt: at(2500) });
    expect(clock.remaining()).toBe(540);
  });
});
