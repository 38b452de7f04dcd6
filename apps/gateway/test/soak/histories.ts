/**
 * Random histories of bets, voids and rollbacks over random trees of agents, settled by two gateways that are killed:
 *
 *     node apps/gateway/test/soak/histories.ts [--histories=10000] [--kills=40] [--at-once=1000] [--minutes=N] [--seed=N]
 *
 * Each history is a tree of agents with contracts of all five kinds, its players, and three days of bets: settled in time and
 * late, settled anew, void, rolled back, of players who go to another agent meanwhile, and agents who go below another one. Some count at a moment of their own, some
 * when what becomes of them is booked, by which alone real-time wages go. Two gateways on one PostgreSQL settle and pay them by
 * the days of the database's clock, which is moved; now and then one of them is killed. What every contract comes to in every window has to be what plain loops over the bets say; at the end every bill
 * is made again, and the ledger verifies. Mistakes that a settlement could make have to be found by the same comparison. The
 * seed decides every random choice but when a gateway dies. After so many minutes no set of histories is begun any more.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Chance, chanceFrom } from '@mekong/catalogue/chance';
import { sql } from 'kysely';
import { formatReport } from '../../src/ledger/verify.report.ts';
import { verifyLedger } from '../../src/ledger/verify.ts';
import { type ContractKind, contractKinds } from '../../src/modules/agent-contracts/machine.ts';
import { listWronglyPaid, verifyContents } from '../../src/modules/agent-contracts/settlement/verify.ts';
import { resultChecks } from '../../src/modules/results/results.verify.ts';
import { type Days, FIVE_MINUTES_MS, type History, type Mistake, workOut } from './histories/oracle.ts';
import { openSite, type Site } from './histories/site.ts';
import {
  makeTree,
  moveAgents,
  movePlayers,
  type NamedBet,
  placeBets,
  readBookings,
  type Tree,
  turnBets,
  writeBets,
  writeTrees,
  writeTurns,
} from './histories/trees.ts';

const { values } = parseArgs({
  options: {
    histories: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '40' },
    'at-once': { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  },
});
const [wanted, kills, atOnce, seed] = [values.histories, values.kills, values['at-once'], values.seed].map(Number) as [
  number,
  number,
  number,
  number,
];

const lastStartMs = Number(values.minutes) * 60_000;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Days that each history has; those of the next ones follow. */
const DAYS = 3;
/** The merchant has the time of Phnom Penh, whose days have 24 hours each. */
const firstDay = Date.parse('2025-01-01T00:00:00+07:00');
/** Late results are looked for once a minute. */
const LATE_MS = 61_000;
/** For what two gateways have to settle before anything more is played. */
const patienceMs = 600_000;

const mistakes = ['rounds', 'dividend-first', 'reopens-windows', 'tree-of-now'] as const satisfies readonly Mistake[];
const phases = 4;
const batches = Math.ceil(wanted / atOnce);

const started = performance.now();
const seconds = () => ((performance.now() - started) / 1_000).toFixed(0);

/** What is not done by a moment of the database's clock; nothing when all is settled and paid. */
async function findUndone({ db }: Site, at: number): Promise<{ what: string; isRare: boolean } | undefined> {
  const ends = [at - (at % FIVE_MINUTES_MS), at - (at % HOUR_MS), at - ((at + 7 * HOUR_MS) % DAY_MS)];
  const [minutes, hour, day] = ends.map((end) => new Date(end));
  const { rows } = await sql<{ waiting: string | null; late: boolean; due: number }>`
    select coalesce((select 'results without a number' where exists (select from result_inbox)),
                    (select string_agg(job || ' ' || coalesce(last_error, 'behind'), ', ') from job_state s
                      where job in ('settlement.real-time', 'settlement.hourly', 'settlement.daily', 'settlement.dividend-day')
                        and not exists (select from job_run r where r.merchant = s.merchant and r.job = s.job and r.state = 'DONE'
                                           and r.window_end >= case s.job when 'settlement.real-time' then ${minutes}::timestamptz
                                                                          when 'settlement.hourly' then ${hour}::timestamptz
                                                                          else ${day}::timestamptz end))) as waiting,
           (select m.seq < c.seq from agent_bill_mark m, result_counter c) as late,
           (select count(*)::int4 from agent_bill
             where state in ('CALCULATED', 'UNDER_REVIEW') and pay_from <= job_now()) as due`.execute(db.kysely);
  const [row] = rows;
  if (row?.waiting) return { what: row.waiting, isRare: false };
  if (row?.late) return { what: 'late results', isRare: true };
  return row?.due ? { what: `${row.due} bills to be paid`, isRare: true } : undefined;
}

let [clockAt, movedAt] = [firstDay, Date.now()];
const clockNow = (): number => clockAt + Date.now() - movedAt;

async function moveClock(site: Site, at: number): Promise<void> {
  [clockAt, movedAt] = [at, Date.now()];
  await site.setClock(at);
}

/** Has the clock go to a moment, and waits until everything up to it is settled and paid, while gateways are killed. */
async function settleUpTo(site: Site, at: number, deaths: number, chance: Chance): Promise<void> {
  await moveClock(site, at);
  const die = async (): Promise<void> => {
    for (let n = 0; n < deaths; n++) {
      await wait(chance.between(0, 1_500));
      await site.kill(chance.between(0, 1));
    }
  };
  const settled = async (): Promise<void> => {
    for (const end = Date.now() + patienceMs; ; ) {
      // an operator says that the clock is right: each gateway notices its jump by itself
      await sql`delete from job_clock_hold`.execute(site.db.kysely);
      const undone = await findUndone(site, at);
      if (undone === undefined) return;
      if (Date.now() > end) throw new Error(`Not done after ${patienceMs / 60_000} minutes: ${undone.what}`);
      // what is looked for once a minute has its turn
      if (undone.isRare) await moveClock(site, clockNow() + LATE_MS);
      await wait(undone.isRare ? 1_500 : 100);
    }
  };
  const dying = die();
  await settled();
  await dying;
  // whoever died may have left something
  await settled();
}

/** Number of the last result. */
async function readNumber({ db }: Site): Promise<string> {
  const { rows } = await sql<{ seq: string }>`select seq from result_counter`.execute(db.kysely);
  return rows[0]?.seq ?? '0';
}

/** Waits until all results have a number. */
async function waitForNumbers({ db }: Site): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(50)) {
    const { rows } = await sql`select from result_inbox limit 1`.execute(db.kysely);
    if (rows.length === 0) return;
  }
  throw new Error('Results are not numbered.');
}

/** What contracts have come to by their bills. */
async function readNets({ db }: Site, trees: readonly Tree[]): Promise<Map<string, bigint>> {
  const ids = trees.flatMap(({ contracts }) => contracts.map(({ id }) => id));
  const { rows } = await sql<{ id: string; start: Date; net: string }>`
    select contract_id as id, window_start as start, sum(delta)::text as net from agent_bill
     where contract_id = any(${ids}::bigint[]) group by 1, 2`.execute(db.kysely);
  return new Map(rows.map(({ id, start, net }) => [`${id} ${start.getTime()}`, BigInt(net)]));
}

const workOutAll = (histories: readonly History[], days: Days, mistake?: Mistake): Map<string, bigint> =>
  new Map(histories.flatMap((history) => [...workOut(history, days, mistake)]));

/** Windows of contracts in which two say something else. */
function differencesOf(one: ReadonlyMap<string, bigint>, other: ReadonlyMap<string, bigint>): string[] {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return [...keys]
    .filter((key) => one.get(key) !== other.get(key))
    .map((key) => `contract and window ${key}: ${one.get(key)}, not ${other.get(key)}`);
}

const chance = chanceFrom(seed);
const site = await openSite(firstDay);
const found = new Map<string, number>([...mistakes, 'no late results'].map((name) => [name, 0]));
/** Windows of contracts that were compared, by kind. */
const compared = new Map<ContractKind, number>();
const faults: string[] = [];
let [done, bets, phase, died] = [0, 0, 0, 0];
const windows = (): number => [...compared.values()].reduce((sum, count) => sum + count, 0);
/** Kills of the next phase: all of them are spread evenly. */
const nextDeaths = (): number => {
  phase += 1;
  const deaths = Math.round((kills * phase) / (batches * phases)) - died;
  died += deaths;
  return deaths;
};

async function live(count: number, first: number): Promise<void> {
  const days = Array.from({ length: DAYS + 1 }, (_, n) => first + n * DAY_MS);
  const end = (days.at(-1) ?? first) + HOUR_MS;
  const now = clockNow();
  const seasons = [now - (now % FIVE_MINUTES_MS), (days[1] ?? first) + HOUR_MS, end];
  const trees = Array.from({ length: count }, () => makeTree(days, seasons, chance));
  const { kysely } = site.db;
  let round = 1;
  const turn = async (share: number, isCounting: (bet: NamedBet) => boolean = () => true): Promise<void> => {
    const turns = trees.flatMap((tree) => turnBets(tree.bets.filter(isCounting), share, round, chance));
    const behind = await readNumber(site);
    await writeTurns(kysely, turns);
    await waitForNumbers(site);
    const unbooked = await readBookings(kysely, turns, behind);
    faults.push(...unbooked.map((name) => `nothing was booked of ${name}`));
  };
  const play = (most: number, of?: Days): Promise<void> =>
    writeBets(
      kysely,
      trees.flatMap((tree) => placeBets(tree, chance.between(1, most), chance, of)),
    );
  /** Bets that count when they are booked, in the windows after this one, now and then around their border. */
  const playOn = async (): Promise<void> => {
    const border = clockNow() + FIVE_MINUTES_MS - (clockNow() % FIVE_MINUTES_MS);
    await moveClock(site, border + chance.pick([-500, chance.between(0, FIVE_MINUTES_MS - 60_000)]));
    await play(3);
    await turn(0.6, ({ at }) => at === null);
  };
  await writeTrees(kysely, trees);
  await play(8, days);
  await play(3);
  await turn(0.85);
  await playOn();
  await settleUpTo(site, (days[1] ?? first) + HOUR_MS, nextDeaths(), chance);
  round += 1;
  await moveAgents(kysely, trees, chance);
  await movePlayers(kysely, trees, chance);
  await play(5, days);
  await turn(0.5);
  await playOn();
  await settleUpTo(site, end, nextDeaths(), chance);
  const early = trees.map((tree) => ({
    ...tree,
    bets: tree.bets.map((bet) => (bet.at === null ? bet : { ...bet, states: [...bet.states] })),
  }));
  for (const share of [0.4, 0.2]) {
    round += 1;
    await turn(share);
    await settleUpTo(site, Math.max(end, clockNow()) + LATE_MS, nextDeaths(), chance);
  }
  // the last of what was booked is settled when its window is over
  await settleUpTo(site, clockNow() + FIVE_MINUTES_MS, 0, chance);

  const expected = workOutAll(trees, days);
  faults.push(...differencesOf(await readNets(site, trees), expected));
  for (const mistake of mistakes)
    found.set(mistake, (found.get(mistake) ?? 0) + differencesOf(workOutAll(trees, days, mistake), expected).length);
  const missed = differencesOf(workOutAll(early, days), expected).length;
  found.set('no late results', (found.get('no late results') ?? 0) + missed);
  const kinds = new Map(trees.flatMap(({ contracts }) => contracts.map(({ id, kind }) => [String(id), kind] as const)));
  for (const key of expected.keys()) {
    const kind = kinds.get(key.split(' ')[0] ?? '');
    if (kind) compared.set(kind, (compared.get(kind) ?? 0) + 1);
  }
  bets += trees.reduce((sum, tree) => sum + tree.bets.length, 0);
}

const made = { bills: 0, last: '0' };

/** Makes all bills again that there are since it was done last: while nobody else is busy in this process. */
async function verifySettled(until: string): Promise<void> {
  const { bills, wrong } = await verifyContents(site.db.kysely, { behind: made.last, until });
  faults.push(...wrong.map(({ id, differs }) => `bill ${id}: ${differs}`));
  made.bills += bills;
  made.last = until;
}

async function lastBill(): Promise<string> {
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0) as id from agent_bill`.execute(site.db.kysely);
  return rows[0]?.id ?? '0';
}

/** Contracts of which something else was paid and is owed than their bills are due. */
async function findWronglyPaid(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from agent_contract c join agent_bill b on b.contract_id = c.id
     group by c.id, c.owed having sum(b.paid) + sum(b.given_up) + c.owed <> sum(b.due)`.execute(site.db.kysely);
  return rows.map(({ id }) => `contract ${id} is paid something else than its bills come to`);
}

try {
  console.log(`${site.origin}, ${wanted} histories, ${kills} kills, --seed=${seed}`);
  for (let n = 0; n < batches && performance.now() - started < lastStartMs; n++) {
    const settled = await lastBill();
    await Promise.all([
      live(Math.min(atOnce, wanted - n * atOnce), firstDay + n * DAYS * DAY_MS),
      verifySettled(settled),
    ]);
    done = Math.min(wanted, (n + 1) * atOnce);
    console.log(
      `${done} histories, ${windows()} windows, ${made.bills} bills made again, ${faults.length} faults, ${seconds()} s`,
    );
    if (faults.length > 0) break;
  }
  // dividends of the last days are paid, and what uplines have left unpaid is given up
  await settleUpTo(site, clockNow() + 2 * DAY_MS, 0, chance);
  faults.push(...(await findWronglyPaid()));
  const ledger = await verifyLedger(site.db.kysely, resultChecks);
  if (!ledger.ok) faults.push(formatReport(ledger));
  await verifySettled(await lastBill());
  for (const id of await listWronglyPaid(site.db.kysely)) faults.push(`bill ${id}: something else was paid`);
  for (const [mistake, count] of found) if (count === 0) faults.push(`The mistake "${mistake}" is not found.`);
  for (const kind of contractKinds) if (!compared.has(kind)) faults.push(`No window of ${kind} was compared.`);
  for (const fault of faults.slice(0, 50)) console.error(fault);
  const byKind = [...compared].map(([kind, count]) => `${kind} ${count}`).join(', ');
  const sensitive = [...found].map(([mistake, count]) => `${mistake} ${count}`).join(', ');
  console.log(
    `${done} histories of ${bets} bets, ${died} kills, ${windows()} windows of contracts (${byKind}), ${made.bills} bills, ${seconds()} s; windows that mistakes would change: ${sensitive}; ${faults.length} faults`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(site.complaints());
  throw error;
} finally {
  await site.close();
}
