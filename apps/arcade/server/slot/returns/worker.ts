/** A worker thread that simulates the shards it is told. */
import { parentPort } from 'node:worker_threads';
import { slotFamilies } from '../models/models.ts';
import { simulateShard } from './simulate.ts';

/** What a worker is told. */
export interface ShardOrder {
  readonly family: string;
  readonly seed: number;
  readonly shard: number;
}

parentPort?.on('message', ({ family: id, seed, shard }: ShardOrder) => {
  const family = slotFamilies.find((one) => one.id === id);
  if (!family) throw new Error(`There is no family ${id}.`);
  parentPort?.postMessage(simulateShard(family, seed, shard));
});
