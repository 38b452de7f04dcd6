import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconGlyph } from '@mekong/ui/Icon';
import { CalendarCheck, CalendarRange, Percent, Timer, Zap } from 'lucide';
import { type KnownKind, kindTitles } from '../../parts/agents/contract-labels.ts';
import { centrePage } from '../../parts/centre-page.ts';
import { salarySearch } from './income-search.ts';

/** The page of a kind of contract; it is there for who holds one. */
const salaryPage = (kind: KnownKind, icon: IconGlyph, title: MessageDescriptor = kindTitles[kind]) =>
  centrePage({
    title,
    icon,
    search: salarySearch,
    guard: ({ holds }) => holds?.has(kind) === true,
    load: async () => {
      const { salaryPageOf } = await import('./SalaryPage.tsx');
      return salaryPageOf(kind, title);
    },
  });

/** Dividends of an agent. */
export const bonusPage = salaryPage(
  'DIVIDEND',
  Percent,
  msg({ message: 'Bonus', context: 'contract', comment: 'Page of the agent centre: dividends' }),
);
/** Daily wages. */
export const dailyPage = salaryPage('DAILY', CalendarCheck);
/** Daily wages with a rate for each game type. */
export const dailyRatesPage = salaryPage('DAILY_MR', CalendarRange);
/** Hourly salaries. */
export const hourPage = salaryPage('HOURLY', Timer);
/** Salaries of every five minutes. */
export const realTimePage = salaryPage('REALTIME', Zap);
