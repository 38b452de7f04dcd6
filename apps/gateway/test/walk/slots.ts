/**
 * The slots of the house that are written by hand, and random ones of the catalogue, each launched and played for one round
 * over HTTP, as a page would:
 *
 *     node apps/gateway/test/walk/slots.ts [--games=200] [--seed=N]
 *
 * The site runs in a process of its own on an embedded database with the whole demo. The seed of the choice is printed; with
 * it the same slots are walked again. A slow wallet is no fault: a round that has had no clear answer is asked for again until
 * it has ended, and one that was rolled back is played anew.
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
import { callSite, isPassing, Refused, type RunningGateway, runGateway, send } from '../processes/running-gateway.ts';

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: String(randomInt(2 ** 31)) } },
});
/** A page that was closed lets the next round begin after one movement. */
const movementMs = 2600;
/** A page asks again so often, and a slot has had its chance after so long: nobody waits on a machine that has time for it. */
const pauseMs = 1000;
const patienceMs = 300_000;
/** So many vendors are played at a time. */
const players = 4;

const [member] = demoAccounts;
const isOpen = new Set(vendors.filter(({ status }) => status === 'active').map(({ code }) => code));
const open = allGames().filter(
  ({ category, status, vendor }) => category === 'RNG' && status === undefined && isOpen.has(vendor),
);
/** Their rules are code of their own, so each of them is played every time. */
const byHand = open.filter(({ slot }) => slot === undefined);

/** So many different ones. */
function choose(count: number, seed: number): GameSeed[] {
  const chance = chanceFrom(seed);
  const left = open.filter(({ slot }) => slot !== undefined);
  const others = Array.from({ length: Math.min(count - byHand.length, left.length) }, () =>
    left.splice(chance.between(0, left.length - 1), 1),
  ).flat();
  return [...byHand, ...others].slice(0, count);
}

interface Round {
  readonly number: string;
  readonly state: string;
  readonly step: number;
  readonly stake: string;
  readonly payout: string | null;
  /** What can be chosen before a round goes on. */
  readonly offers?: readonly { readonly choice: string }[];
}

/** Asks again while what is asked is busy. @throws what no patience helps against */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || Date.now() > until) throw error;
      await wait(pauseMs);
    }
  }
}

type Call = <T>(path: string, body: object, more?: Record<string, string>) => Promise<T>;

/**
 * Plays a round to its end, whatever the wallet does meanwhile: one that is not known to be taken is asked for again under its
 * key, one that was rolled back is no round, and the next one is begun.
 */
async function playRound(call: Call, token: Record<string, string>, stake: string): Promise<Round> {
  const until = Date.now() + patienceMs;
  let key = randomUUID();
  for (;;) {
    let { round } = await patiently(() =>
      call<{ round: Round }>('spin', { stake }, { ...token, 'idempotency-key': key }),
    );
    while (round.state === 'PLAYING') {
      const { number, step, offers = [] } = round;
      const next = { step: step + 1, choice: offers[0]?.choice };
      round = (await patiently(() => call<{ round: Round }>(`rounds/${number}/steps`, next, token))).round;
    }
    if (round.state === 'DONE' || Date.now() > until) return round;
    if (round.state === 'VOID') key = randomUUID();
    await wait(pauseMs);
  }
}

/** Plays one round and holds what every side says of it against the others. */
async function walk(
  site: RunningGateway,
  headers: Record<string, string>,
  game: GameSeed,
): Promise<string | undefined> {
  const { vendor, gameId, nodeId } = game;
  const order = { nodeId, vassalage: vendor, launchMode: 'GLS', platform: 'html5-desktop', clientType: 3 };
  // those of the house have addresses without it
  const path = vendor === 'HOUSE' ? `/${gameId}/` : `/${vendor}/${gameId}/`;
  const call: Call = async (to, body, more = {}) =>
    (await send<never>(`${site.house}/house/v1/${to}`, { method: 'POST', headers: more, body })).value;
  // a code of a launch is good for one try: whoever has had no answer launches again
  const session = await patiently(async () => {
    const { value: launched } = await callSite<LaunchResult>(site.site, 'launchGame', order, headers);
    const address = new URL(launched.game_url ?? '');
    if (address.pathname !== path) return `is opened at ${address.pathname}`;
    const page = await fetch(address);
    if (!page.ok) return `has no page: ${page.status}`;
    await page.arrayBuffer();
    const launchCode = address.searchParams.get('code');
    return call<{ token: string; stakes: string[] }>('session', { vendor, launchCode });
  });
  if (typeof session === 'string') return session;
  const token = { authorization: `Bearer ${session.token}` };
  const [stake] = session.stakes;
  if (stake !== game.minBet) return `takes ${stake} and not ${game.minBet}, as its card says`;
  const round = await playRound(call, token, stake);
  if (round.state !== 'DONE') return `ended ${round.state}`;
  await patiently(() => call(`rounds/${round.number}/seen`, {}, token));
  const record = `${site.site}/wps/report/bets`;
  const bets = await send<BetPage>(`${record}?vendor=${vendor}`, { method: 'GET', headers });
  const own = bets.value.content.filter((row) => row.game.gameId === gameId);
  if (own.some(({ status }) => status === 'OPEN')) return 'has a bet that is open';
  // what was rolled back stands beside it
  const bet = own.find(({ status }) => status !== 'VOID');
  if (!bet) return 'is not in the record';
  if (bet.stake !== round.stake || bet.payout !== round.payout) return `is ${bet.stake} -> ${bet.payout} in the record`;
  const detail = await send<BetDetail>(`${record}/${bet.betNo}`, { method: 'GET', headers });
  return detail.value.details.length > 0 ? undefined : 'has no result in the record';
}

const seed = Number(values.seed);
const chosen = choose(Number(values.games), seed);
const began = performance.now();
console.log(`${chosen.length} of ${open.length} slots, ${byHand.length} of them by hand, --seed=${seed}`);
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
          if (fault)
            faults.push(
              `${game.vendor} ${game.gameId} (${game.slot?.family ?? 'by hand'} ${game.slot?.goal ?? ''}): ${fault}`,
            );
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
const minutes = Math.ceil((performance.now() - began) / 60_000);
console.log(
  `${chosen.length - faults.length} of ${chosen.length} launched and settled a round, in ${minutes} minutes.`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
