/**
 * Random slots of the catalogue, each launched and played for one round over HTTP, as a page would:
 *
 *     node apps/gateway/test/walk/slots.ts [--games=200] [--seed=N]
 *
 * The site runs in a process of its own on an embedded database with the whole demo. The seed of the choice is printed; with
 * it the same slots are walked again.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BetDetail, BetPage, LaunchResult } from '@mekong/api-client/contract/types';
import { chanceFrom } from '@mekong/catalogue/chance';
import { allGames } from '@mekong/catalogue/games';
import type { GameSeed } from '@mekong/catalogue/types';
import { vendors } from '@mekong/catalogue/vendors';
import { demoAccounts } from '../../db/seed/demo.ts';
import { callSite, Refused, type RunningGateway, runGateway, send } from '../processes/running-gateway.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: String(randomInt(2 ** 31)) } },
});
/** A page that was closed lets the next round begin after one movement. */
const movementMs = 2600;
/** So many vendors are played at a time. */
const players = 4;

const [member] = demoAccounts;
const isOpen = new Set(vendors.filter(({ status }) => status === 'active').map(({ code }) => code));
const open = allGames().filter(({ slot, status, vendor }) => slot && status === undefined && isOpen.has(vendor));

/** So many different ones. */
function choose(count: number, seed: number): GameSeed[] {
  const chance = chanceFrom(seed);
  const left = [...open];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(chance.between(0, left.length - 1), 1),
  ).flat();
}

interface Round {
  readonly number: string;
  readonly state: string;
  readonly stake: string;
  readonly payout: string | null;
}

/** Plays one round and holds what every side says of it against the others. */
async function walk(
  site: RunningGateway,
  headers: Record<string, string>,
  game: GameSeed,
): Promise<string | undefined> {
  const { vendor, gameId, nodeId } = game;
  const order = { nodeId, vassalage: vendor, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
  const { value: launched } = await callSite<LaunchResult>(site.site, 'launchGame', order, headers);
  const address = new URL(launched.game_url ?? '');
  if (address.pathname !== `/${vendor}/${gameId}/`) return `is opened at ${address.pathname}`;
  const page = await fetch(address);
  if (!page.ok) return `has no page: ${page.status}`;
  await page.arrayBuffer();
  const call = <T>(path: string, body: object, more: Record<string, string> = {}) =>
    send<T>(`${site.house}/house/v1/${path}`, { method: 'POST', headers: more, body });
  const { value: session } = await call<{ token: string; stakes: string[] }>('session', {
    vendor,
    launchCode: address.searchParams.get('code'),
  });
  const token = { authorization: `Bearer ${session.token}` };
  const [stake] = session.stakes;
  if (stake !== game.minBet) return `takes ${stake} and not ${game.minBet}, as its card says`;
  const { value: spun } = await call<{ round: Round }>(
    'spin',
    { stake },
    { ...token, 'idempotency-key': randomUUID() },
  );
  const { round } = spun;
  if (round.state !== 'DONE') return `ended ${round.state}`;
  await call(`rounds/${round.number}/seen`, {}, token);
  const record = `${site.site}/wps/report/bets`;
  const bets = await send<BetPage>(`${record}?vendor=${vendor}`, { method: 'GET', headers });
  const bet = bets.value.content.find((row) => row.game.gameId === gameId);
  if (!bet) return 'is not in the record';
  if (bet.stake !== round.stake || bet.payout !== round.payout) return `is ${bet.stake} -> ${bet.payout} in the record`;
  const detail = await send<BetDetail>(`${record}/${bet.betNo}`, { method: 'GET', headers });
  return detail.value.details.length > 0 ? undefined : 'has no result in the record';
}

const seed = Number(values.seed);
const chosen = choose(Number(values.games), seed);
console.log(`${chosen.length} of ${open.length} slots, --seed=${seed}`);
const home = mkdtempSync(join(tmpdir(), 'mekong-walk-'));
const faults: string[] = [];
try {
  const site = await runGateway({ DATA_DIR: join(home, 'pglite'), DEMO: '1' });
  try {
    const { value, cookie } = await callSite<{ token: string }>(site.site, 'login', {
      username: member.username,
      password: member.password,
      type: 'username',
    });
    const headers = { authorization: `Bearer ${value.token}`, cookie };
    // a player of one vendor plays one round after the other; vendors know the member by other names
    const waiting = [...Map.groupBy(chosen, ({ vendor }) => vendor).values()];
    const work = async () => {
      for (let games = waiting.pop(); games; games = waiting.pop())
        for (const game of games) {
          const fault = await walk(site, headers, game).catch((error: unknown) =>
            error instanceof Refused || error instanceof TypeError ? error.message : Promise.reject(error),
          );
          if (fault) faults.push(`${game.vendor} ${game.gameId} (${game.slot?.family} ${game.slot?.goal}): ${fault}`);
          await wait(movementMs);
        }
    };
    await Promise.all(Array.from({ length: players }, work));
  } finally {
    await site.kill();
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
console.log(`${chosen.length - faults.length} of ${chosen.length} launched and settled a round.`);
process.exitCode = faults.length > 0 ? 1 : 0;
