/**
 * The arcade in a process of its own, but for the time that a movement takes: a round is over as soon as it is booked. So a
 * hundred thousand of them can be played. Started by the soak of rounds with the options of `createArcade` in ARCADE_OPTIONS.
 */
import { createArcade } from '@mekong/arcade/server';

const { port, ...options } = JSON.parse(process.env.ARCADE_OPTIONS ?? '{}');
const arcade = await createArcade({
  ...options,
  arcadeRoot: '/nowhere',
  movementMs: 0,
  rateLimitScale: 1_000_000,
  logger: { level: 'error' },
});
await arcade.listen({ host: '127.0.0.1', port });
process.stdout.write('Ctrl+C stops it\n');
