import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInTime } from './read-in-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file of so many pieces, and whether it was left. */
function fileOf(count: number) {
  const seen = { asked: 0, isLeft: false };
  const iterator = {
    next: async () => (seen.asked++ < count ? { done: false, value: `${seen.asked}` } : { done: true, value: '' }),
    return: async () => {
      seen.isLeft = true;
      return { done: true as const, value: '' };
    },
  };
  return { seen, pieces: { [Symbol.asyncIterator]: () => iterator } as AsyncIterable<string> };
}

test('a file ends with an error, and its rows are left, when its reader takes nothing for half a minute', async () => {
  const { seen, pieces } = fileOf(1_000);
  const file = readInTime(pieces);
  const read = file.iterator();
  expect((await read.next()).value).toBe('1');
  const { asked } = seen;
  expect(asked).toBeLessThan(4);
  vi.advanceTimersByTime(29_000);
  expect(file.destroyed).toBe(false);
  vi.advanceTimersByTime(1_000);
  await expect(read.next()).rejects.toThrow('a file was read too slowly');
  expect(seen).toEqual({ asked, isLeft: true });
});

test('a file that nobody has begun to read is left as well', async () => {
  const { seen, pieces } = fileOf(1);
  const file = readInTime(pieces);
  const failed = new Promise((resolve) => file.on('error', resolve));
  vi.advanceTimersByTime(30_000);
  expect(await failed).toMatchObject({ message: 'a file was read too slowly' });
  expect(seen).toEqual({ asked: 0, isLeft: true });
});

test('a reader who takes each piece in time reads on for as long as it takes', async () => {
  const { pieces } = fileOf(60);
  const read = readInTime(pieces).iterator();
  const texts: string[] = [];
  for (let next = await read.next(); !next.done; next = await read.next()) {
    texts.push(next.value);
    vi.advanceTimersByTime(20_000);
  }
  expect(texts).toHaveLength(60);
});

test('a reader who waits for what is being made is not too slow, however long it takes', async () => {
  const made = Promise.withResolvers<IteratorResult<string>>();
  const pieces = { [Symbol.asyncIterator]: () => ({ next: () => made.promise }) };
  const file = readInTime(pieces);
  const next = file.iterator().next();
  vi.advanceTimersByTime(3_600_000);
  made.resolve({ done: false, value: 'rows' });
  expect((await next).value).toBe('rows');
  file.destroy();
  vi.advanceTimersByTime(30_000);
  expect(vi.getTimerCount()).toBe(0);
});
