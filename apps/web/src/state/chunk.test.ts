import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ChunkSurroundings, chunkTimeout, isAhead, loadAhead, loadChunk, needNow } from './chunk.ts';

const failed = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/Login-1.js'));

function surroundings(change: Partial<ChunkSurroundings> = {}) {
  let stored: string | null = null;
  return {
    statusOf: vi.fn(async () => 404),
    version: () => 'v1',
    reloaded: {
      get: () => stored,
      set: (version: string) => {
        stored = version;
      },
    },
    isTyping: () => false,
    isAhead: () => false,
    reload: vi.fn(),
    ...change,
  };
}

/** Starts a load and lets everything that it waits for happen, without waiting for a page that is about to go. */
const start = async (around: ChunkSurroundings, load: () => Promise<unknown> = failed) => {
  const outcome = vi.fn();
  void loadChunk(load, around).then(
    (value) => outcome('loaded', value),
    (error) => outcome('failed', error.kind),
  );
  await vi.advanceTimersByTimeAsync(0);
  return outcome;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a part of the site', () => {
  test('is handed over as it came, and its clock is stopped', async () => {
    const outcome = await start(surroundings(), async () => ({ answer: 42 }));
    expect(outcome).toHaveBeenCalledWith('loaded', { answer: 42 });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('that a new version has replaced leads to one reload, while nothing is shown', async () => {
    const around = surroundings();
    const outcome = await start(around);
    expect(around.reload).toHaveBeenCalledOnce();
    expect(around.statusOf).toHaveBeenCalledWith('https://x.test/assets/Login-1.js');
    expect(outcome).not.toHaveBeenCalled();
  });

  test('that is still missing after the reload is told', async () => {
    const around = surroundings();
    await start(around);
    const outcome = await start(around);
    expect(around.reload).toHaveBeenCalledOnce();
    expect(outcome).toHaveBeenCalledWith('failed', 'missing');
  });

  test('may lead to a reload again once the version is another', async () => {
    const around = surroundings();
    await start(around);
    const newer = { ...around, version: () => 'v2' };
    await start(newer);
    expect(around.reload).toHaveBeenCalledTimes(2);
  });

  test('never leads to a reload while the server cannot be reached: the page would be lost', async () => {
    const around = surroundings({ statusOf: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await start(around)).toHaveBeenCalledWith('failed', 'error');
    expect(around.reload).not.toHaveBeenCalled();
  });

  test('never leads to a reload while somebody is typing', async () => {
    const around = surroundings({ isTyping: () => true });
    expect(await start(around)).toHaveBeenCalledWith('failed', 'missing');
    expect(around.reload).not.toHaveBeenCalled();
  });

  test('never leads to a reload where storage could not stop the next one', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const around = surroundings({ reloaded: { get: blocked, set: blocked } });
    expect(await start(around)).toHaveBeenCalledWith('failed', 'missing');
    expect(around.reload).not.toHaveBeenCalled();
  });

  test('that does not come within two minutes counts as failed', async () => {
    const around = surroundings({ statusOf: () => Promise.reject(new TypeError('Failed to fetch')) });
    const outcome = await start(around, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith('failed', 'timeout');
  });

  test('that does not come from a server that answers leads to the one reload, then it is told', async () => {
    const around = surroundings({ statusOf: async () => 200 });
    const never = () => new Promise(() => undefined);
    await start(around, never);
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    expect(around.reload).toHaveBeenCalledOnce();
    const outcome = await start(around, never);
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    expect(around.reload).toHaveBeenCalledOnce();
    expect(outcome).toHaveBeenCalledWith('failed', 'timeout');
  });

  test('has its two minutes anew when the device has slept meanwhile', async () => {
    const around = surroundings({ statusOf: () => Promise.reject(new TypeError('Failed to fetch')) });
    const outcome = await start(around, () => new Promise(() => undefined));
    vi.setSystemTime(Date.now() + 30 * 60_000);
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(chunkTimeout);
    expect(outcome).toHaveBeenCalledWith('failed', 'timeout');
  });

  test('that is there but broken is told apart from one that is not', async () => {
    const around = surroundings({ statusOf: async () => 200 });
    await start(around);
    expect(await start(around)).toHaveBeenCalledWith('failed', 'error');
  });

  test('inside of another is seen to only once', async () => {
    const around = surroundings();
    const inner = surroundings({ isTyping: () => true });
    const outcome = await start(around, () => loadChunk(failed, inner));
    expect(outcome).toHaveBeenCalledWith('failed', 'missing');
    expect(around.statusOf).not.toHaveBeenCalled();
  });
});

describe('a part that is loaded before it is asked for', () => {
  test('leaves the page alone when it is missing, and is loaded again when it is needed', async () => {
    const around = surroundings({ isAhead });
    const early = await loadAhead(() => start(around));
    expect(early).toHaveBeenCalledWith('failed', 'missing');
    expect(around.reload).not.toHaveBeenCalled();
    await start(around);
    expect(around.reload).toHaveBeenCalledOnce();
  });

  test('that somebody goes to while it is on its way leads to the reload', async () => {
    const around = surroundings({ isAhead });
    const early = loadAhead(() => start(around));
    needNow();
    expect(await early).not.toHaveBeenCalled();
    expect(around.reload).toHaveBeenCalledOnce();
  });
});
