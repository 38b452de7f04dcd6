import type { ProfitPeriod, ProfitReport, ProfitSpan } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import { localDay, type Span, startOfDate } from '../../kernel/days.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { Settings } from '../system/settings.service.ts';
import {
  type PlayRow,
  type Purse,
  readFlows,
  readLifetime,
  readPlay,
  readPlayed,
  readTime,
} from './profit.repository.ts';

/** Spans of one report. */
const SPANS: Readonly<Record<ProfitPeriod, number>> = { DAILY: 30, WEEKLY: 12, SEMIMONTHLY: 12, MONTHLY: 12 };
const DAY_MS = 86_400_000;

/** First days of spans as UTC midnights, the newest first, from the span that a day lies in. */
function* starts(day: Date, period: ProfitPeriod): Generator<Date> {
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  for (let back = 0; ; back++)
    switch (period) {
      case 'DAILY':
        yield new Date(Date.UTC(year, month, date - back));
        break;
      case 'WEEKLY':
        // weeks begin on Monday
        yield new Date(Date.UTC(year, month, date - ((day.getUTCDay() + 6) % 7) - 7 * back));
        break;
      case 'SEMIMONTHLY': {
        const half = 2 * month + (date > 15 ? 1 : 0) - back;
        yield new Date(Date.UTC(year, Math.floor(half / 2), half % 2 === 0 ? 1 : 16));
        break;
      }
      case 'MONTHLY':
        yield new Date(Date.UTC(year, month - back, 1));
    }
}

/**
 * The spans of a report by the clocks of a zone, the oldest first; the last one is still running. A half month is the 1st to
 * the 15th, and the rest.
 */
export function spansUntil(now: Date, period: ProfitPeriod, timeZone: string): Span[] {
  const today = new Date(localDay(now, timeZone));
  const firsts = starts(today, period);
  let end = startOfDate(new Date(today.getTime() + DAY_MS), timeZone);
  return Array.from({ length: SPANS[period] }, () => {
    const from = startOfDate(firsts.next().value, timeZone);
    const span = { from, to: end };
    end = from;
    return span;
  }).toReversed();
}

const sumOf = (rows: readonly PlayRow[]) => {
  const total = (pick: (row: PlayRow) => string) => rows.reduce((sum, row) => sum + BigInt(pick(row)), 0n);
  const [stake, ggr] = [total(({ stake }) => stake), total(({ ggr }) => ggr)];
  return {
    bets: rows.reduce((sum, { bets }) => sum + bets, 0),
    stake: formatMoney(stake),
    validBet: formatMoney(total(({ validBet }) => validBet)),
    payout: formatMoney(stake - ggr),
    net: formatMoney(-ggr),
  };
};

/** What a member was given in cash within a span, in 1/10,000 of the currency unit. */
export type SumGiven = (db: Executor, owner: Purse, span: Span) => Promise<bigint>;

/** What a member has paid in, was given, won and lost. */
export const createProfit =
  (db: Executor, settings: Settings, sumGiven: SumGiven, now: () => Date) =>
  async (actor: SignedIn, period: ProfitPeriod): Promise<ProfitReport> => {
    const { timeZone } = (await settings.current()).merchant;
    const spans = spansUntil(now(), period, timeZone);
    const whole = { from: (spans[0] as Span).from, to: (spans.at(-1) as Span).to };
    const [play, flows, lifetime, given, played, time] = await Promise.all([
      readPlay(db, actor, spans),
      readFlows(db, actor, spans),
      readLifetime(db, actor),
      sumGiven(db, actor, whole),
      readPlayed(db, actor.memberId, whole),
      readTime(db, actor.memberId, whole),
    ]);
    const money = (units: bigint | string) => formatMoney(BigInt(units));
    const wireSpan = ({ from, to }: Span, index: number): ProfitSpan => {
      const { deposits, withdrawals } = flows.find(({ span }) => span === index + 1) ?? { deposits: 0, withdrawals: 0 };
      return {
        from: from.toISOString(),
        to: to.toISOString(),
        deposits: money(BigInt(deposits)),
        withdrawals: money(BigInt(withdrawals)),
        ...sumOf(play.filter(({ span }) => span === index + 1)),
      };
    };
    const categories = [...new Set(play.map(({ category }) => category))].toSorted();
    const total = (pick: 'deposits' | 'withdrawals') => flows.reduce((sum, row) => sum + BigInt(row[pick]), 0n);
    return {
      currency: actor.currency,
      period,
      timeZone,
      from: whole.from.toISOString(),
      to: whole.to.toISOString(),
      lifetime: {
        deposits: money(lifetime.deposits),
        withdrawals: money(lifetime.withdrawals),
        net: money(BigInt(lifetime.deposits) - BigInt(lifetime.withdrawals)),
      },
      totals: { deposits: money(total('deposits')), withdrawals: money(total('withdrawals')), ...sumOf(play) },
      spans: spans.map(wireSpan),
      categories: categories.map((category) => ({
        category: category as ProfitReport['categories'][number]['category'],
        ...sumOf(play.filter((row) => row.category === category)),
      })),
      bonuses: money(given),
      secondsPlayed: played,
      secondsLoggedIn: time.seconds,
      longestSeconds: time.longest,
    };
  };

export type Profit = ReturnType<typeof createProfit>;
