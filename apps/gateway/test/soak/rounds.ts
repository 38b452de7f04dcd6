/**
 * Rounds of every slot model, while gateway and arcade are killed:
 *
 *     node apps/gateway/test/soak/rounds.ts [--rounds=100000] [--kills=24] [--players=60] [--seed=N]
 *
 * Players of several vendors play by signed HTTP against a gateway and an arcade, each in a process and on a PostgreSQL
 * database of its own. At random moments one of them, or both, is killed and started again. At the end the ledger is verified, and
 * the books of the arcade are held against those of the wallet. The seed decides games, stakes and moments.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Chance, chanceFrom } from '@mekong/catalogue/chance';
import { sql } from 'kysely';
import { type RunningProgram, startProgram } from '../processes/program.ts';
import { runGateway } from '../processes/running-gateway.ts';
import { compareBooks } from './rounds/books.ts';
import { createPlayer, type ShownRound } from './rounds/table.ts';
import { createWorld, type World } from './rounds/world.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '24' },
    players: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const [wanted, kills, players, seed] = [values.rounds, values.kills, values.players, values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];
/** Rounds that are played at a time: enough for two processors, and few enough that a kill does not stop everybody. */
const atOnce = 24;
/** Until a player asks again for a round without a clear answer. */
const pauseMs = 250;
/** After the last round: what dead processes have left is finished by then. */
const patienceMs = 120_000;

const arcadeProgram = fileURLToPath(new URL('../processes/quick-arcade.ts', import.meta.url));

async function startArcade({ arcadeEnv }: World): Promise<RunningProgram> {
  const started = await startProgram(arcadeProgram, arcadeEnv);
  if (typeof started === 'string') throw new Error(`The arcade did not start: ${started}`);
  return started;
}

/** Both processes, each of which can be killed and is started again then. */
async function startSite(world: World) {
  let [gateway, arcade] = [await runGateway(world.gatewayEnv), await startArcade(world)];
  const restartGateway = async () => {
    await gateway.kill();
    gateway = await runGateway(world.gatewayEnv);
  };
  const restartArcade = async () => {
    await arcade.kill();
    arcade = await startArcade(world);
  };
  const ways = {
    gateway: [restartGateway],
    arcade: [restartArcade],
    both: [restartGateway, restartArcade],
  };
  return {
    kill: async (chance: Chance) => {
      const which = chance.pick(['gateway', 'arcade', 'both'] as const);
      await Promise.all(ways[which].map((restart) => restart()));
    },
    complaints: () => [gateway.complaints(), arcade.complaints()].filter(Boolean).join('\n'),
    stop: () => Promise.all([gateway.kill(), arcade.kill()]),
  };
}

/** So many pieces of work at a time, in the order in which they came. */
function createGate(width: number) {
  const waiting: (() => void)[] = [];
  let free = width;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const isUnfinished = async ({ arcade }: World): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from arcade.round where state in ('BETTING', 'SETTLING', 'VOIDING', 'PLAYING') limit 1`.execute(
    arcade.kysely,
  );
  return rows.length > 0;
};

async function playAndKill(world: World, chance: Chance) {
  const site = await startSite(world);
  const told = new Map<string, ShownRound>();
  const families = new Map<string, number>();
  const inTurn = createGate(atOnce);
  const moments = Array.from({ length: kills }, () => chance.between(wanted / 50, wanted)).sort((a, b) => a - b);
  let killing: Promise<void> | undefined;
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
  };
  const isOver = () => failure !== undefined || (told.size >= wanted && moments.length === 0);

  function killInTime(): void {
    if (killing || isOver() || told.size < (moments[0] ?? Number.POSITIVE_INFINITY)) return;
    moments.shift();
    killing = wait(chance.between(0, 30))
      .then(() => site.kill(chance))
      .catch(fail)
      .finally(() => {
        killing = undefined;
      });
  }

  const vendors = Map.groupBy(world.games, ({ vendor }) => vendor);
  const seats = world.members.flatMap((member, place) =>
    [...vendors.values()].map((games) =>
      createPlayer(
        {
          db: world.wallet.kysely,
          arcadeUrl: world.arcadeUrl,
          onEnd: (round, { family }) => {
            if (!told.has(round.number)) families.set(family, (families.get(family) ?? 0) + 1);
            told.set(round.number, round);
            killInTime();
          },
        },
        // each begins with another game: all of them are played however few rounds there are
        { member, games: [...games.slice(place % games.length), ...games.slice(0, place % games.length)], chance },
      ),
    ),
  );
  try {
    await Promise.all(
      seats.map(async (seat) => {
        // who has asked for a round plays it to its end
        while (!isOver() || (failure === undefined && seat.isWaiting())) {
          const hasEnded = await inTurn(seat.play).catch((error: unknown) => {
            fail(error);
            return true;
          });
          if (!hasEnded) await wait(pauseMs);
        }
      }),
    );
    await killing;
    if (failure !== undefined) throw failure;
    for (const end = Date.now() + patienceMs; Date.now() < end && (await isUnfinished(world)); ) await wait(pauseMs);
    return { told, families };
  } catch (error) {
    console.error(site.complaints());
    throw error;
  } finally {
    await site.stop();
  }
}

const chance = chanceFrom(seed);
const world = await createWorld(chance, players);
try {
  const familiesOf = new Set(world.games.map(({ family }) => family));
  console.log(
    `${world.origin}, ${players} players, ${world.games.length} games of ${familiesOf.size} families, --seed=${seed}`,
  );
  const started = performance.now();
  const { told, families } = await playAndKill(world, chance);
  const seconds = (performance.now() - started) / 1000;
  const { faults, counts, report } = await compareBooks(world, [...told.values()]);
  const never = [...familiesOf]
    .filter((family) => !families.has(family))
    .map((family) => `${family} was never played.`);
  console.log([...families].map(([family, count]) => `${family} ${count}`).join(', '));
  console.log(report);
  for (const fault of [...never, ...faults].slice(0, 50)) console.error(fault);
  const states = Object.entries(counts).map(([state, count]) => `${count} ${state}`);
  console.log(
    `${told.size} rounds shown, ${kills} kills, ${seconds.toFixed(0)} s, ${(told.size / seconds).toFixed(0)} a second; in the books: ${states.join(', ')}; ${faults.length + never.length} faults`,
  );
  process.exitCode = faults.length + never.length > 0 ? 1 : 0;
} finally {
  await world.close();
}
