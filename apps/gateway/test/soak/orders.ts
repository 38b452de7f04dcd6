/**
 * Orders to pay in and to be paid out, while everything goes wrong and the gateway is killed:
 *
 *     node apps/gateway/test/soak/orders.ts [--orders=50000] [--kills=20] [--members=N] [--seed=N]
 *
 * Members order, pay, cancel, send slips, dispute; the payment provider of the demo, a process of its own, is slow, fails, tells
 * late, double, out of order or never, takes payments back and changes its mind about payouts; operators decide what waits for
 * them. The gateway is killed at random moments. Then the next day begins, on which files are settled. At the end nothing may be
 * unfinished, the ledger verifies, reconciliation finds no difference, and the books of the provider, the wallets and the bank
 * are what the orders add up to. Then these books are spoilt, and all that is spoilt has to be found. The seed decides every
 * random choice; the order of what happens at once is not repeated by it.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Chance, chanceFrom } from '@mekong/catalogue/chance';
import '../compile-cache.ts';
import type { RunningGateway } from '../processes/running-gateway.ts';
import { compareBooks, findDifferences, findUnfinished, missWhatIsSpoilt } from './orders/books.ts';
import { type Calls, createCalls } from './orders/calls.ts';
import { letPausesRunOut } from './orders/clock.ts';
import { createLife } from './orders/member.ts';
import { createOperators } from './orders/operators.ts';
import { createProviderDays } from './orders/provider.ts';
import { createWorld, type World } from './orders/world.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '20' },
    members: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const [wanted, kills, seed] = [values.orders, values.kills, values.seed].map(Number) as [number, number, number];
/** A member withdraws at most 100 times a day, and has three deposits that wait at a time. */
const members = Number(values.members ?? Math.max(120, Math.ceil(wanted / 150)));
/**
 * Members who do something at a time. The gateway has eight workers for each kind of order: more members would only ask again
 * and again whether it is their turn, and keep the processors from the work.
 */
const AT_ONCE = 64;
/** For what is unfinished after the last order, and again after the next day has begun. */
const patienceMs = 1_800_000;
const roundMs = 1_000;
const MINUTE_MS = 60_000;

interface Actors {
  readonly calls: Calls;
  readonly operators: ReturnType<typeof createOperators>;
  readonly provider: ReturnType<typeof createProviderDays>;
}

/** Makes all orders, while faults come and go and the gateway is killed. @returns their numbers */
async function orderAndKill(world: World, chance: Chance, { calls, operators, provider }: Actors) {
  let gateway: RunningGateway = await world.startGateway(false);
  const sandbox = await world.startSandbox(false);
  const told = new Set<string>();
  const moments = Array.from({ length: kills }, () => chance.between(wanted / 50, wanted)).sort((a, b) => a - b);
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  const isOver = () => failure !== undefined || (told.size >= wanted && moments.length === 0);

  const killer = async (): Promise<void> => {
    while (!isOver()) {
      await wait(chance.between(5, 60));
      if (told.size < (moments[0] ?? Number.POSITIVE_INFINITY)) continue;
      moments.shift();
      await gateway.kill();
      gateway = await world.startGateway(false);
    }
  };
  const faults = async (): Promise<void> => {
    while (!isOver()) await wait(await provider.change());
    await provider.calm();
  };
  const bank = async (): Promise<void> => {
    for (; !isOver(); await wait(roundMs)) {
      await provider.decide(false);
      if (chance.next() < 0.3) await provider.stray();
    }
  };
  const office = async (): Promise<void> => {
    for (; !isOver(); await wait(roundMs)) await operators(false);
  };
  const idle = world.people.map((person) =>
    createLife(person, { world, calls, chance, onOrder: ({ orderNo }) => told.add(orderNo) }),
  );
  /** Lets one member after the other do something. */
  const lives = Array.from({ length: Math.min(AT_ONCE, members) }, async () => {
    while (!isOver()) {
      const live = idle.shift();
      const hasOrdered = await live?.();
      if (live) idle.push(live);
      if (!hasOrdered) await wait(chance.between(20, 200));
    }
  });
  const clock = async (): Promise<void> => {
    for (let [before, next] = [0, Date.now() + MINUTE_MS]; !isOver(); await wait(roundMs)) {
      if (Date.now() < next) continue;
      console.log(`${told.size} orders, ${told.size - before} in the last minute, ${moments.length} kills to come`);
      [before, next] = [told.size, next + MINUTE_MS];
    }
  };
  try {
    await Promise.all([...lives, clock(), killer(), faults(), bank(), office()].map((one) => one.catch(fail)));
    if (failure !== undefined) throw failure;
    await finish(world, { calls, operators, provider });
    return told;
  } catch (error) {
    console.error(gateway.complaints());
    throw error;
  } finally {
    await gateway.kill();
    await sandbox.kill();
  }
}

/** Nothing goes wrong any more, and everybody decides what is left. @returns what is not finished in spite of it */
async function finish(world: World, { operators, provider }: Actors, isNextDay = false): Promise<readonly string[]> {
  await provider.calm();
  for (const end = Date.now() + patienceMs; ; await wait(roundMs)) {
    const left = await findUnfinished(world);
    if (left.length === 0 || Date.now() > end) return left;
    await letPausesRunOut(world.db);
    await provider.decide(true);
    await operators(true, isNextDay);
  }
}

/** The next day: files are settled, and what only they tell of is booked and decided. */
async function settle(world: World, actors: Actors): Promise<void> {
  const gateway = await world.startGateway(true);
  const sandbox = await world.startSandbox(true);
  try {
    for (const end = Date.now() + patienceMs; ; ) {
      await actors.calls.operator('runReconciliation', {});
      await actors.operators(true, true);
      const left = await finish(world, actors, true);
      await actors.calls.operator('runReconciliation', {});
      const differences = await findDifferences(world);
      if ((left.length === 0 && differences.length === 0) || Date.now() > end) break;
    }
  } catch (error) {
    console.error(gateway.complaints());
    throw error;
  } finally {
    await gateway.kill();
    await sandbox.kill();
  }
}

const chance = chanceFrom(seed);
const world = await createWorld(members);
try {
  const calls = createCalls(world);
  const actors: Actors = {
    calls,
    operators: createOperators(world, calls, chance),
    provider: createProviderDays(world, calls, chance),
  };
  console.log(`${world.origin}, ${members} members, --seed=${seed}`);
  const started = performance.now();
  const told = await orderAndKill(world, chance, actors);
  const seconds = (performance.now() - started) / 1000;
  await settle(world, actors);
  const { faults: found, counts, report } = await compareBooks(world, told);
  const faults = found.length > 0 ? found : await missWhatIsSpoilt(world, told);
  const states = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  console.log(states.join(', '));
  console.log(report);
  for (const fault of faults.slice(0, 50)) console.error(fault);
  console.log(
    `${told.size} orders, ${kills} kills, ${seconds.toFixed(0)} s, ${(told.size / seconds).toFixed(0)} a second; ${faults.length} faults`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await world.close();
}
