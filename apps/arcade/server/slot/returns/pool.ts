/** Shards of a family, simulated by as many threads as there are processors. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { SlotFamily } from '../models/family.ts';
import { type Shard, seedOf } from './simulate.ts';
import type { ShardOrder } from './worker.ts';

/**
 * Simulates shards from the first on.
 *
 * @param seed by default the family's own, which what is recorded comes from
 */
export async function simulateShards(
  family: SlotFamily,
  count: number,
  seed = seedOf(family),
): Promise<readonly Shard[]> {
  const shards: Shard[] = [];
  let next = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      let current = -1;
      const order = () => {
        if (next === count) {
          void worker.terminate().then(() => resolve());
          return;
        }
        current = next;
        next += 1;
        worker.postMessage({ family: family.id, seed, shard: current } satisfies ShardOrder);
      };
      worker.on('message', (shard: Shard) => {
        shards[current] = shard;
        order();
      });
      worker.on('error', reject);
      order();
    });
  await Promise.all(Array.from({ length: Math.min(count, availableParallelism()) }, work));
  return shards;
}
