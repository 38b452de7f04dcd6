import { Fault } from './fault.ts';

export interface WorkQueue {
  /** Runs the work when a place is free. @throws Fault SERVICE_BUSY when too many wait already */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Bounds work that costs much memory or processor time (password hashing): a few run, some wait, the rest are sent
 * away with a time to come back, so that a burst of log-ins cannot take the process down.
 *
 * @param running how many run at once
 * @param waiting how many may wait
 */
export function createWorkQueue(running: number, waiting: number): WorkQueue {
  let active = 0;
  const queue: (() => void)[] = [];
  const enter = async () => {
    if (active < running) {
      active += 1;
      return;
    }
    if (queue.length >= waiting) throw new Fault('SERVICE_BUSY', { params: { retryAfter: 2 } });
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  /** The place is handed to the next in line, not freed, so that nobody slips in between. */
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  };
  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
