import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSseParser, type ServerSentEvent } from './sse.ts';

function read(...pieces: string[]): ServerSentEvent[] {
  const events: ServerSentEvent[] = [];
  const parse = createSseParser((event) => events.push(event));
  for (const piece of pieces) parse(piece);
  return events;
}

describe('server-sent events', () => {
  test('name, data and id are read; comments, unknown fields and one blank after the colon are not data', () => {
    expect(read(': ping\n\nevent: balance\nid: 7\nretry: 10\ndata: {"a":1}\ndata:  two\n\n')).toEqual([
      { event: 'balance', data: '{"a":1}\n two', id: '7' },
    ]);
  });

  test('an event without name is a message; the id stays for the next one; one without data is none', () => {
    expect(read('id: 1\ndata: a\n\nevent: empty\n\ndata\n\n')).toEqual([
      { event: 'message', data: 'a', id: '1' },
      { event: 'message', data: '', id: '1' },
    ]);
  });

  test('an event that is cut off at the end does not count', () => {
    expect(read('data: whole\n\ndata: half\n')).toHaveLength(1);
  });

  test('the pieces a stream arrives in never change what is read', () => {
    const line = fc.stringMatching(/^[a-z:{}" ]{0,12}$/);
    const event = fc.record({
      name: fc.stringMatching(/^[a-z-]{1,8}$/),
      data: fc.array(line, { minLength: 1, maxLength: 3 }),
    });
    const end = fc.constantFrom('\n', '\r\n', '\r');
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 5 }),
        end,
        fc.array(fc.nat(), { maxLength: 12 }),
        (events, eol, cuts) => {
          const text = events
            .map(({ name, data }, n) =>
              [`event: ${name}`, `id: ${n}`, ...data.map((d) => `data: ${d}`), '', ''].join(eol),
            )
            .join('');
          const places = [0, ...cuts.map((c) => c % (text.length + 1)), text.length].sort((a, b) => a - b);
          const pieces = places.slice(1).map((place, n) => text.slice(places[n], place));
          const expected = events.map(({ name, data }, n) => ({ event: name, data: data.join('\n'), id: String(n) }));
          // A lone carriage return at the very end may still become CRLF, so one more line settles it.
          expect(read(...pieces, ': end\n')).toEqual(expected);
        },
      ),
    );
  });
});
