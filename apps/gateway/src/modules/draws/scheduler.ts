import { databaseTime } from '../../kernel/db/clock.ts';
import { defineChannel } from '../../kernel/db/notify.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import type { Beacon } from './beacon.ts';
import { layOut, newRoot, type SeedChainSecrets } from './chain.ts';
import { hashOfSeed, resultOf } from './numbers.ts';
import {
  type Chain,
  type DueDraw,
  deleteDrawsBefore,
  finishDraw,
  insertChain,
  insertDraws,
  insertGap,
  lastChainNumber,
  lastPlanned,
  listDueDraws,
  listKnownIssues,
  listOpenChains,
  listUnplanned,
  lockLottery,
  type NewDraw,
  noteUsedSeeds,
  type ScheduledLottery,
} from './planning.repository.ts';
import { drawsAfter, latestDraws, type PlannedDraw } from './schedule.ts';

/** Announced draws of each lottery: the current one and the next. */
const AHEAD = 2;
/** Issues of one lottery that are made up for after the site was away; what is older becomes a gap. */
const MAKE_UP = 60;
/** Draws of one chain: about three days of a lottery that draws every minute. */
const CHAIN_LENGTH = 4_096;
/** When fewer positions than this are left, the next chain is published. */
const CHAIN_RESERVE = 1_024;
/** Chains that a process keeps laid out: 128 KiB each, some milliseconds to make. */
const MOST_CHAINS = 60;
const DUE_AT_ONCE = 500;
/** How long a draw waits for its public value before it becomes void. */
const WAIT_FOR_VALUE_MS = 3_600_000;
const HISTORY_DAYS = 90;
const DAY_MS = 86_400_000;

/** Draws took place, or new ones were announced: look again. */
export const drawsChanged = defineChannel<{ drawn: string[] }>('draws_changed');

export interface DrawSchedulerDeps {
  db: Executor;
  cipher: FieldCipher;
  /** Zone that days and daily draws are counted in. */
  timeZone: () => Promise<string>;
  /** Told after draws took place or were announced, with the codes of the lotteries that drew. */
  announce: (drawn: string[]) => Promise<void>;
  /** Public values that are mixed into the numbers; none by default. */
  beacon?: Beacon | undefined;
  /**
   * The time, asked for in the transaction that needs it.
   * @default the clock of the database
   */
  now?: ((db: Executor) => Date | Promise<Date>) | undefined;
}

/** A past that is given to a lottery which has none: the demo's, never that of a real site. */
interface InventedPast {
  since: Date;
  drawnAtOf: (draw: PlannedDraw) => Date;
}

/** Keeps the draws on the clock. Every function is harmless to run twice, also in two processes at once. */
export function createDrawScheduler({ db, cipher, timeZone, announce, beacon, now = databaseTime }: DrawSchedulerDeps) {
  const chains = createChains(cipher);

  /**
   * Draws one issue whose time has come. One whose public value is not out waits for it, and becomes void in the end: a draw
   * that went on without it would leave the house a choice.
   *
   * @returns whether this call was the one that drew it
   */
  const draw = async (by: Executor, due: DueDraw): Promise<boolean> => {
    const isOff = due.status === 'off';
    const publicValue = isOff || due.publicRound === null ? '' : await beacon?.valueOf(Number(due.publicRound));
    const moment = await now(by);
    const isLost = publicValue === undefined && moment.getTime() - due.drawsAt.getTime() > WAIT_FOR_VALUE_MS;
    if (publicValue === undefined && !isLost) return false;
    const seed = chains.of(due.code, due.chain).seedAt(due.position);
    const inputs = { seed, gameCode: due.code, issue: due.issue, publicValue: publicValue ?? '' };
    return finishDraw(by, due.drawId, {
      seed,
      result: isOff || isLost ? null : resultOf(due.kind, due.rule, inputs),
      publicValue: publicValue || null,
      drawnAt: moment,
    });
  };

  /** Takes the next positions of the chains for draws in their order, and publishes the next chain in time. */
  const withSeeds = async (
    trx: Trx,
    lottery: ScheduledLottery,
    draws: readonly (PlannedDraw & { publicRound: number | null })[],
    { drawnAtOf, chainFrom }: { drawnAtOf: (draw: PlannedDraw) => Date | undefined; chainFrom: Date },
  ): Promise<NewDraw[]> => {
    const open = await listOpenChains(trx, lottery.id);
    const left = () => open.reduce((sum, { length, used }) => sum + length - used, 0);
    while (left() < draws.length + CHAIN_RESERVE) open.push(await chains.make(trx, lottery, chainFrom));
    const taken = draws.map((draw): NewDraw => {
      const chain = open.find(({ length, used }) => used < length);
      if (!chain) throw new Error(`Lottery ${lottery.code} has no seeds left.`);
      chain.used += 1;
      const seed = chains.of(lottery.code, chain).seedAt(chain.used);
      // What waits for a public value is drawn when it can be had.
      const drawnAt = draw.publicRound === null ? drawnAtOf(draw) : undefined;
      const inputs = { seed, gameCode: lottery.code, issue: draw.issue, publicValue: '' };
      return {
        ...draw,
        lotteryId: lottery.id,
        chainId: chain.id,
        position: chain.used,
        seedHash: hashOfSeed(seed),
        outcome: drawnAt && { seed, result: resultOf(lottery.kind, lottery.rule, inputs), publicValue: null, drawnAt },
      };
    });
    for (const chain of open) await noteUsedSeeds(trx, chain.id, chain.used);
    return taken;
  };

  /** Fixes whose public value will be mixed in, before it is known to anybody. */
  const withRounds = (draws: readonly PlannedDraw[]) =>
    Promise.all(draws.map(async (draw) => ({ ...draw, publicRound: (await beacon?.roundAt(draw.drawsAt)) ?? null })));

  /** Announces the draws of a lottery up to the next but one, and makes up for those that never opened. */
  const plan = async (by: Executor, lottery: ScheduledLottery, past?: InventedPast): Promise<void> => {
    const zone = await timeZone();
    // Learns the clock of the beacon, so that no transaction waits for another site.
    if (beacon) await beacon.roundAt(await now(by));
    await inTransaction(by, async (trx) => {
      await lockLottery(trx, lottery.id);
      const moment = await now(trx);
      const ahead = take(drawsAfter(lottery.schedule, zone, moment), AHEAD);
      const horizon = ahead.at(-1)?.drawsAt ?? moment;
      // Up to the horizon only: after a clock that ran ahead for a while, the calendar goes on from now.
      const from = (await lastPlanned(trx, lottery.id, horizon)) ?? past?.since ?? moment;
      const missed = latestDraws(lottery.schedule, zone, { after: from, until: moment, most: MAKE_UP });
      if (missed.leftOut) await insertGap(trx, lottery.id, missed.leftOut);
      const wanted = [...missed.latest, ...ahead];
      const known = new Set(
        await listKnownIssues(
          trx,
          lottery.id,
          wanted.map(({ issue }) => issue),
        ),
      );
      const draws = await withSeeds(trx, lottery, await withRounds(wanted.filter(({ issue }) => !known.has(issue))), {
        drawnAtOf: (draw) => (draw.drawsAt <= moment ? (past?.drawnAtOf(draw) ?? moment) : undefined),
        chainFrom: past?.since ?? moment,
      });
      await insertDraws(trx, draws);
    });
  };

  return {
    /**
     * Draws what is due, then announces what is missing.
     *
     * @throws AggregateError after all others had their turn, when some lotteries could not have theirs
     */
    async tick(by: Executor = db): Promise<void> {
      const failures: unknown[] = [];
      const attempt = (work: Promise<boolean>) =>
        work.catch((error: unknown) => {
          failures.push(error);
          return false;
        });
      const drawn = new Set<string>();
      for (const due of await listDueDraws(by, await now(by), DUE_AT_ONCE))
        if (await attempt(draw(by, due))) drawn.add(due.code);
      let isAnnounced = false;
      for (const lottery of await listUnplanned(by, await now(by)))
        if (await attempt(plan(by, lottery).then(() => true))) isAnnounced = true;
      if (drawn.size > 0 || isAnnounced) await announce([...drawn]);
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} draws or lotteries failed.`);
    },

    plan: (lottery: ScheduledLottery, past?: InventedPast) => plan(db, lottery, past),

    /** Forgets draws that are older than the history goes back. */
    async purge(jobsDb: Executor): Promise<void> {
      const moment = await now(jobsDb);
      await deleteDrawsBefore(jobsDb, new Date(moment.getTime() - HISTORY_DAYS * DAY_MS));
    },
  };
}

/** Chains of seeds, laid out once per process: secrets that leave it with their draws only. */
function createChains(cipher: FieldCipher) {
  const laidOut = new Map<string, SeedChainSecrets>();
  const contextOf = (code: string, number: number) => `draw-chain:${code}:${number}`;
  return {
    of(code: string, { id, number, length, sealedRoot }: Chain): SeedChainSecrets {
      const known = laidOut.get(id);
      if (known) return known;
      const chain = layOut(cipher.open(sealedRoot, contextOf(code, number)), length);
      laidOut.set(id, chain);
      // The first of the map was laid out the longest ago; if it is still needed, it is laid out again.
      if (laidOut.size > MOST_CHAINS) laidOut.delete(laidOut.keys().next().value ?? '');
      return chain;
    },

    async make(trx: Trx, lottery: ScheduledLottery, createdAt: Date): Promise<Chain> {
      const number = (await lastChainNumber(trx, lottery.id)) + 1;
      const root = newRoot();
      return insertChain(trx, {
        lotteryId: lottery.id,
        number,
        length: CHAIN_LENGTH,
        sealedRoot: cipher.seal(root, contextOf(lottery.code, number)),
        tipHash: layOut(root, CHAIN_LENGTH).tipHash,
        createdAt,
      });
    },
  };
}

function take(draws: Generator<PlannedDraw, never>, count: number): PlannedDraw[] {
  return Array.from({ length: count }, () => draws.next().value);
}
