import type { AgentIncome, AgentOverview, AgentOverviewFigures } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { localDay, startOfDate } from '../../../kernel/days.ts';
import { databaseTime } from '../../../kernel/db/clock.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { type TimeWindow, windowOf } from '../../../kernel/jobs/calendar.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import type { SettingsInForce } from '../../system/settings.service.ts';
import { cycleOf, findCycle, windowBefore } from './cycles.ts';
import {
  countActive,
  countBetEnough,
  countTeam,
  findKept,
  listTeamDays,
  listTop,
  readSummedUntil,
  sumPaid,
  sumPlayed,
} from './overview.repository.ts';
import { DAY_MS } from './scope.ts';

/** Downlines that the overview names. */
const TOP = 5;

export interface OverviewPorts {
  db: Executor;
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> };
  /** What an agent has earned, by day and kind. */
  income: (actor: SignedIn, period: { from: string; to: string }) => Promise<AgentIncome>;
}

/** What figures are of. */
export type OverviewPeriod = 'TODAY' | 'CYCLE' | 'LAST_CYCLE';

/** How the teams of agents do. */
export function createOverview({ db, settings, income }: OverviewPorts) {
  const incomeIn = async (actor: SignedIn, { start, end }: TimeWindow): Promise<AgentIncome['rows']> =>
    (await income(actor, { from: start.toISOString(), to: end.toISOString() })).rows;

  /** @param least valid bets from which a member is active; of a day whoever has bet is */
  const figuresOf = async (
    actor: SignedIn,
    window: TimeWindow,
    { now, least }: { now: Date; least: bigint | undefined },
  ): Promise<{ figures: AgentOverviewFigures; asOf: Date | undefined }> => {
    const { memberId, currency } = actor;
    const { start, end, zone } = window;
    const from = localDay(start, zone);
    const to = localDay(new Date(Math.min(end.getTime() - 1, now.getTime())), zone);
    const days = { from, to, currency };
    const kept = least === undefined ? undefined : await findKept(db, memberId, cycleOf(window, currency, least));
    const countNow = () =>
      least === undefined
        ? countActive(db, memberId, [from]).then((found) => found.get(from) ?? 0)
        : countBetEnough(db, memberId, { ...days, least });
    const [played, active, paidIn, bills] = await Promise.all([
      sumPlayed(db, memberId, days),
      kept ? kept.members : countNow(),
      sumPaid(db, memberId, { starts: start, ends: end, currency }),
      incomeIn(actor, window),
    ]);
    const { bets, validBet, ggr, bonus } = played;
    const figures = {
      ...{ from, to, active, ...(least !== undefined && { activeFrom: formatMoney(least) }), bets },
      ...{ validBet: formatMoney(validBet), ggr: formatMoney(ggr), net: formatMoney(ggr - bonus) },
      ...{ deposits: formatMoney(paidIn.deposits), withdrawals: formatMoney(paidIn.withdrawals) },
      income: formatMoney(sumOf(bills, 'amount')),
      paid: formatMoney(sumOf(bills, 'paid')),
    };
    return { figures, asOf: kept?.asOf };
  };

  return {
    /** How the team does in a period beside the one before it, and in the last days. */
    async overview(
      actor: SignedIn,
      { days: count, period }: { days: number; period: OverviewPeriod },
    ): Promise<AgentOverview> {
      const { timeZone: zone } = (await settings.current()).merchant;
      const { memberId, currency } = actor;
      const now = await databaseTime(db);
      const today = windowOf('day', now, zone);
      const day = localDay(now, zone);
      const days = Array.from({ length: count }, (_, back) => dayBefore(day, count - 1 - back));
      const [from = day] = days;
      const shown = { from, to: day, currency };
      const cycle = period === 'TODAY' ? undefined : await findCycle(db, memberId);
      const kind = cycle?.period ?? 'day';
      const running = windowOf(kind, now, zone);
      const of = period === 'LAST_CYCLE' ? windowBefore(kind, running) : running;
      const how = { now, least: cycle?.activeFrom };
      // before everything else: all that is summed up to this moment is in the figures
      const summedUntil = await readSummedUntil(db);
      // one after the other, or a few agents at once would take all connections of this process
      const shownOf = await figuresOf(actor, of, how);
      const earlier = await figuresOf(actor, windowBefore(kind, of), how);
      // the oldest of what is shown beside each other
      const asOf = new Date(Math.min(...[summedUntil, shownOf.asOf ?? summedUntil].map(Number)));
      const [team, active, played, top, bills] = await Promise.all([
        countTeam(db, memberId, today.start),
        countActive(db, memberId, [day, dayBefore(day, 1)]),
        listTeamDays(db, memberId, shown),
        listTop(db, memberId, shown, TOP),
        incomeIn(actor, { start: startOfDate(new Date(from), zone), end: today.end, zone }),
      ]);
      const earned = Map.groupBy(bills, (bill) => bill.day);
      const playedOn = (one: string) => {
        const { bets = 0, validBet = 0n, ggr = 0n } = played.get(one) ?? {};
        const sum = sumOf(earned.get(one) ?? [], 'amount');
        return { day: one, bets, validBet: formatMoney(validBet), ggr: formatMoney(ggr), income: formatMoney(sum) };
      };
      const ofDay = (one: string) => ({ ...playedOn(one), active: active.get(one) ?? 0 });
      return {
        ...{ currency, timeZone: zone, asOf: asOf.toISOString(), team },
        ...{ figures: shownOf.figures, before: earlier.figures },
        ...{ today: ofDay(day), yesterday: ofDay(dayBefore(day, 1)) },
        days: days.map(playedOn),
        top: top.map(({ id, username, team: size, validBet }) => ({
          ...{ memberId: id, name: maskName(username), team: size, validBet: formatMoney(validBet) },
        })),
      };
    },
  };
}

export type Overview = ReturnType<typeof createOverview>;

const sumOf = (bills: AgentIncome['rows'], amount: 'amount' | 'paid'): bigint =>
  bills.reduce((sum, bill) => sum + parseMoney(bill[amount]), 0n);

/** A calendar day some days earlier. */
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
