import type {
  PlayLimitChange,
  SaferPlay,
  PlayBreak as WireBreak,
  PlayLimit as WireLimit,
} from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import { formatMoney, type Money } from '../../kernel/money.ts';
import { isClosing } from '../closing/closing.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { findBreak, listBreaks, type PlayBreak } from './break.repository.ts';
import { type LimitChange, type LimitName, listChanges, listLimits, type PlayLimit } from './limit.repository.ts';
import { answerTime, requestState, WAIT_MS } from './limit-steps.ts';
import { readCheckMinutes } from './play.repository.ts';
import { limitKinds, limitPeriods, type PlayWindows, playWindows, readDeposits, readPlay } from './usage.repository.ts';

/** Minutes between two reality checks of a member who has not chosen. */
export const CHECK_MINUTES = 60;

export interface StandingPorts {
  db: Executor;
  settings: Settings;
  /** Time by the database. */
  now: () => Date;
}

/** Reads how the limits and breaks of a member stand, for the member and for operators. */
export function createStanding({ db, settings, now }: StandingPorts) {
  /** All limits that there can be, with what was used of them. */
  const wireLimits = async (executor: Executor, memberId: string, windows: PlayWindows): Promise<WireLimit[]> => {
    const limits = await listLimits(executor, memberId);
    const play = await readPlay(executor, memberId, windows);
    const deposits = await readDeposits(executor, memberId, windows);
    return limitKinds.flatMap((kind) =>
      limitPeriods.map((period) => {
        const limit = limits.find((one) => one.kind === kind && one.period === period);
        const used = (kind === 'deposit' ? deposits[period] : play[period]?.[kind]) ?? 0n;
        return wireLimit({ kind, period }, limit, used, windows[period].end, now());
      }),
    );
  };

  return {
    /** Limits with what is left of them, the break that is in force, the interval of checks, and who helps. */
    async state(executor: Executor, memberId: string): Promise<SaferPlay> {
      const { merchant, saferPlay } = await settings.current();
      const found = await findBreak(executor, memberId, now());
      return {
        timeZone: merchant.timeZone,
        limits: await wireLimits(executor, memberId, playWindows(now(), merchant.timeZone)),
        ...(found ? { break: wireBreak(found) } : {}),
        ...((await isClosing(executor, memberId)) ? { isClosing: true } : {}),
        checkMinutes: (await readCheckMinutes(executor, memberId)) ?? CHECK_MINUTES,
        helpLines: saferPlay.helpLines,
      };
    },

    /** Limits that a member has set, all breaks, and the last changes, for operators. */
    async ofMember(memberId: string) {
      const limits = await wireLimits(db, memberId, playWindows(now(), (await settings.current()).merchant.timeZone));
      return {
        limits: limits.filter(({ amount }) => amount !== undefined),
        breaks: (await listBreaks(db, memberId, now())).map(wireBreak),
        changes: (await listChanges(db, memberId, undefined, 50)).map(wireChange),
      };
    },
  };
}

/** How the limits and breaks of a member stand. */
export type Standing = ReturnType<typeof createStanding>;

function wireLimit(name: LimitName, limit: PlayLimit | undefined, used: Money, resetsAt: Date, now: Date): WireLimit {
  const isOpen = limit?.asked && requestState(limit.asked.at, now) !== 'over' ? limit.asked : undefined;
  const left = limit && (used < limit.amount ? limit.amount - used : 0n);
  return {
    ...{ kind: name.kind, period: name.period, used: formatMoney(used), resetsAt: resetsAt.toISOString() },
    ...(limit && left !== undefined ? { amount: formatMoney(limit.amount), left: formatMoney(left) } : {}),
    ...(isOpen ? { asked: wireAsked(isOpen) } : {}),
  };
}

const wireAsked = ({ amount, at }: { amount: Money | undefined; at: Date }): NonNullable<WireLimit['asked']> => {
  const { from, until } = answerTime(at);
  return {
    ...(amount === undefined ? {} : { amount: formatMoney(amount) }),
    ...{ at: at.toISOString(), from: from.toISOString(), until: until.toISOString() },
  };
};

const wireBreak = ({ kind, period, beganAt, until, isOver, returnAskedAt }: PlayBreak): WireBreak => ({
  ...{ kind, period: period as WireBreak['period'], beganAt: beganAt.toISOString(), isOver },
  ...(until ? { until: until.toISOString() } : {}),
  ...(returnAskedAt ? { returnFrom: new Date(returnAskedAt.getTime() + WAIT_MS).toISOString() } : {}),
});

export const wireChange = ({ kind, period, step, amount, at }: LimitChange): PlayLimitChange => ({
  ...{ kind, period, step, at: at.toISOString() },
  ...(amount === undefined ? {} : { amount: formatMoney(amount) }),
});
