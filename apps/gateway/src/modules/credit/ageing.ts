import { localDay, startOfDate } from '../../kernel/days.ts';
import type { Money } from '../../kernel/money.ts';

const DAY_MS = 86_400_000;

/** First moment of the day that lies so many days after the one of a moment, by the clocks of the merchant. */
const dayAfter = (moment: Date, days: number, zone: string): Date =>
  startOfDate(new Date(Date.parse(localDay(moment, zone)) + days * DAY_MS), zone);

/** First moment at which an advance is overdue: the end of the last day of its term. */
export const dueAt = (takenAt: Date, termDays: number, zone: string): Date => dayAfter(takenAt, termDays + 1, zone);

/** First moment of the next day, when what is overdue is looked at again. */
export const tomorrow = (now: Date, zone: string): Date => dayAfter(now, 1, zone);

/** Moments between which advances are overdue for so many days. */
export interface AgeingBorders {
  now: Date;
  /** Due since then: at most 7 days, the first one among them. */
  week: Date;
  /** Due since then: at most 30 days. */
  month: Date;
}

export const ageingBorders = (now: Date, zone: string): AgeingBorders => ({
  now,
  week: dayAfter(now, -6, zone),
  month: dayAfter(now, -29, zone),
});

/** What of the advances of a line is how old. */
export interface Ageing {
  notDue: Money;
  days7: Money;
  days30: Money;
  older: Money;
}

export const noAgeing: Ageing = { notDue: 0n, days7: 0n, days30: 0n, older: 0n };

export const overdueOf = ({ days7, days30, older }: Ageing): Money => days7 + days30 + older;
