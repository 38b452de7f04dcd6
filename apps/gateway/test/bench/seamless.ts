/**
 * Rounds per second through the seamless wallet (a bet and a win that closes the round, two transactions) and how long a
 * bet takes, on PostgreSQL with durability on. Without HTTP: the vendor's signature and the transport come on top.
 *
 *   node apps/gateway/test/bench/seamless.ts
 */
import type { VendorSession } from '@mekong/api-client/contract/types';
import { startPostgres } from '@mekong/test-postgres/postgres';
import fastify from 'fastify';
import { migrate } from '../../src/kernel/db/migrate.ts';
import { openNotifier } from '../../src/kernel/db/notify.ts';
import { openDb } from '../../src/kernel/db/open.ts';
import { announceBalances } from '../../src/ledger/announcements.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { resultChecks } from '../../src/modules/results/results.verify.ts';
import { createGameSession } from '../../src/modules/seamless/game-session.repository.ts';
import { createSeamlessService } from '../../src/modules/seamless/seamless.service.ts';
import { seamlessChecks } from '../../src/modules/seamless/seamless.verify.ts';
import { openSettings } from '../../src/modules/system/settings.service.ts';
import { addMember, addVendor } from '../fixtures.ts';

const PLAYERS = 200;
const CLIENTS = 8;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
// the migrations make the vendor of the house
const vendor = 'BENCH';

process.env.TEST_DATABASE_URL = '';
const server = await startPostgres({ settings: { shared_buffers: '512MB' } });
const db = await openDb({ url: server.url });
await migrate(db);
const notifier = openNotifier(db);
const settings = await openSettings(db.kysely, notifier, fastify().log);
const wallet = createSeamlessService({ db: db.kysely, settings, now: () => new Date() });
announceBalances(db.kysely, notifier);
await addVendor(db.kysely, vendor, ['slot']);

const players: VendorSession[] = [];
for (let n = 0; n < PLAYERS; n++) {
  const memberId = await addMember(db.kysely, { amount: 10n ** 12n });
  const session = { vendor, gameId: 'slot', memberId, currency: 'KHR', language: 'KM' } as const;
  const { launchCode } = await createGameSession(db.kysely, session);
  players.push(await wallet.authenticate(vendor, { launchCode }));
}

let counter = 0;
/** Plays one round. @returns milliseconds the bet took */
async function playRound(): Promise<number> {
  const n = counter++;
  const player = players[(n * 13) % PLAYERS];
  if (!player) throw new Error('no player');
  const round = { playerId: player.playerId, roundId: `r${n}`, gameId: 'slot', currency: 'KHR' };
  const start = performance.now();
  await wallet.bet(vendor, { ...round, gameToken: player.gameToken, transactionId: `b${n}`, amount: '1.0000' });
  const took = performance.now() - start;
  const win = { transactionId: `w${n}`, betTransactionId: `b${n}`, amount: '1.5000', promo: false, endRound: true };
  await wallet.win(vendor, { ...round, ...win });
  return took;
}

console.log(`${server.origin}, ${CLIENTS} clients`);
for (let run = 0; run < ROUNDS; run++) {
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1_000;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < end) times.push(await playRound());
    }),
  );
  times.sort((a, b) => a - b);
  const quantile = (q: number) => (times[Math.floor(times.length * q)] ?? 0).toFixed(1);
  console.log(
    `  ${Math.round(times.length / SECONDS)} rounds/s   bet p50 ${quantile(0.5)} ms   p99 ${quantile(0.99)} ms`,
  );
}
const { ok } = await verifyLedger(db.kysely, [...seamlessChecks, ...resultChecks]);
console.log(ok ? '  books sound' : '  BOOKS NOT SOUND');
process.exitCode = ok ? 0 : 1;
await settings.close();
await notifier.close();
await db.close();
await server.stop();
