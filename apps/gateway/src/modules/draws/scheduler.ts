import { defineChannel } from '../../db/notify.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Executor, Trx } from '../../db/types.ts';
import type { FieldCipher } from '../../server/field-cipher.ts';
import { layOut, newRoot, type SeedChainSecrets } from './chain.ts';
import { hashOfSeed, resultOf } from './numbers.ts';
import {
  type Chain,
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
import { drawsAfter, type PlannedDraw } from './schedule.ts';

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
  /** @default the clock */
  now?: (() => Date) | undefined;
}

/** A past that is given to a lottery which has none: the demo's, never that of a real site. */
interface InventedPast {
  since: Date;
  drawnAtOf: (draw: PlannedDraw) => Date;
}

/** Keeps the draws on the clock. Every function is harmless to run twice, also in two processes at once. */
export function createDrawScheduler({ db, cipher, timeZone, announce, now = () => new Date() }: DrawSchedulerDeps) {
  const chains = createChains(cipher);

  /** Draws everything whose time has come. @returns codes of the lotteries that drew */
  const drawDue = async (): Promise<string[]> => {
    const drawn: string[] = [];
    for (const due of await listDueDraws(db, now(), DUE_AT_ONCE)) {
      const seed = chains.of(due.code, due.chain).seedAt(due.position);
      const result =
        due.status === 'off'
          ? null
          : resultOf(due.kind, due.rule, { seed, gameCode: due.code, issue: due.issue, publicValue: '' });
      if (await finishDraw(db, due.drawId, { seed, result, publicValue: null, drawnAt: now() })) drawn.push(due.code);
    }
    return drawn;
  };

  /** Takes the next positions of the chains for draws in their order, and publishes the next chain in time. */
  const withSeeds = async (
    trx: Trx,
    lottery: ScheduledLottery,
    draws: readonly PlannedDraw[],
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
      const drawnAt = drawnAtOf(draw);
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

  /** Announces the draws of a lottery up to the next but one, and makes up for those that never opened. */
  const plan = async (lottery: ScheduledLottery, past?: InventedPast): Promise<void> => {
    const zone = await timeZone();
    await inTransaction(db, async (trx) => {
      await lockLottery(trx, lottery.id);
      const moment = now();
      const ahead = take(drawsAfter(lottery.schedule, zone, moment), AHEAD);
      const horizon = ahead.at(-1)?.drawsAt ?? moment;
      // Up to the horizon only: after a clock that ran ahead for a while, the calendar goes on from now.
      const from = (await lastPlanned(trx, lottery.id, horizon)) ?? past?.since ?? moment;
      const missing = until(drawsAfter(lottery.schedule, zone, from), horizon);
      const missed = missing.filter(({ drawsAt }) => drawsAt <= moment);
      await insertGap(trx, lottery.id, missed.slice(0, -MAKE_UP));
      const wanted = [...missed.slice(-MAKE_UP), ...missing.slice(missed.length)];
      const known = new Set(
        await listKnownIssues(
          trx,
          lottery.id,
          wanted.map(({ issue }) => issue),
        ),
      );
      const draws = await withSeeds(
        trx,
        lottery,
        wanted.filter(({ issue }) => !known.has(issue)),
        {
          drawnAtOf: (draw) => (draw.drawsAt <= moment ? (past?.drawnAtOf(draw) ?? moment) : undefined),
          chainFrom: past?.since ?? moment,
        },
      );
      await insertDraws(trx, draws);
    });
  };

  return {
    /** Draws what is due, then announces what is missing. */
    async tick(): Promise<void> {
      const drawn = await drawDue();
      const unplanned = await listUnplanned(db, now());
      for (const lottery of unplanned) await plan(lottery);
      if (drawn.length > 0 || unplanned.length > 0) await announce([...new Set(drawn)]);
    },

    plan,

    /** Forgets draws that are older than the history goes back. */
    purge: () => deleteDrawsBefore(db, new Date(now().getTime() - HISTORY_DAYS * DAY_MS)),
  };
}

export type DrawScheduler = ReturnType<typeof createDrawScheduler>;

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

/** Draws up to a moment, that one included. */
function until(draws: Generator<PlannedDraw, never>, moment: Date): PlannedDraw[] {
  const found: PlannedDraw[] = [];
  for (let draw = draws.next().value; draw.drawsAt <= moment; draw = draws.next().value) found.push(draw);
  return found;
}
