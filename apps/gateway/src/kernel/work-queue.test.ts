import { describe, expect, test } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** Work that ends when it is told to. */
function manualWork() {
  const started: number[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  return {
    started,
    work: (n: number) => async () => {
      started.push(n);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return n;
    },
    finishOne: () => gates.shift()?.resolve(),
    failOne: () => gates.shift()?.reject(new Error('broken')),
  };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a bounded queue', () => {
  test('runs so many at once, the rest in their order, and refuses what is too many', async () => {
    const queue = createWorkQueue(2, 2);
    const { started, work, finishOne } = manualWork();
    const running = [1, 2, 3, 4].map((n) => queue.run(work(n)));
    await expect(queue.run(work(5))).rejects.toMatchObject({ code: 'SERVICE_BUSY', params: { retryAfter: 2 } });
    await settled();
    expect(started).toEqual([1, 2]);
    finishOne();
    await settled();
    expect(started).toEqual([1, 2, 3]);
    for (let i = 0; i < 3; i++) {
      finishOne();
      await settled();
    }
    expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
  });

  test('lets nobody slip in between one that ends and the next in line', async () => {
    const queue = createWorkQueue(1, 5);
    const { started, work, finishOne } = manualWork();
    const first = queue.run(work(1));
    const second = queue.run(work(2));
    await settled();
    finishOne();
    const third = queue.run(work(3));
    await settled();
    expect(started).toEqual([1, 2]);
    finishOne();
    await settled();
    finishOne();
    await Promise.all([first, second, third]);
    expect(started).toEqual([1, 2, 3]);
  });

  test('goes on after work that fails', async () => {
    const queue = createWorkQueue(1, 5);
    const { work, failOne, finishOne } = manualWork();
    const broken = queue.run(work(1));
    const fine = queue.run(work(2));
    await settled();
    failOne();
    await expect(broken).rejects.toThrow('broken');
    await settled();
    finishOne();
    expect(await fine).toBe(2);
  });
});
