import type { ProfitReport } from '@mekong/api-client/contract/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import type { PdfFact, PdfSection } from '../../kernel/pdf/document.ts';
import { tableOf } from './whole-table.ts';
import type { Words } from './words.ts';

const end = { align: 'end' } as const;

/** Figures that belong to no span of the report. */
export const profitFacts = (
  { lifetime, bonuses, secondsPlayed, secondsLoggedIn, longestSeconds }: ProfitReport,
  { say, money, language }: Words,
): PdfFact[] => [
  [say('profit.lifetime'), money(lifetime.net)],
  [say('profit.bonuses'), money(bonuses)],
  [say('profit.played'), formatDuration(secondsPlayed, language)],
  [say('profit.time'), formatDuration(secondsLoggedIn, language)],
  [say('profit.longest'), formatDuration(longestSeconds, language)],
];

/** The spans with their sums, and the kinds of games. @param dayOf day of a moment by the clocks of the merchant */
export function profitSections(
  { period, spans, totals, categories }: ProfitReport,
  words: Words,
  dayOf: (moment: string) => string,
): PdfSection[] {
  const { say, code, money } = words;
  type Span = ProfitReport['spans'][number];
  type Category = ProfitReport['categories'][number];
  type Played = Pick<Span, 'stake' | 'payout' | 'net'>;
  const played = [
    { heading: say('profit.stake'), cell: ({ stake }: Played) => money(stake), total: money(totals.stake), ...end },
    { heading: say('profit.payout'), cell: ({ payout }: Played) => money(payout), total: money(totals.payout), ...end },
    { heading: say('profit.net'), cell: ({ net }: Played) => money(net), total: money(totals.net), ...end },
  ];
  const paid = [
    {
      heading: say('profit.deposits'),
      cell: ({ deposits }: Span) => money(deposits),
      total: money(totals.deposits),
      ...end,
    },
    {
      heading: say('profit.withdrawals'),
      cell: ({ withdrawals }: Span) => money(withdrawals),
      total: money(totals.withdrawals),
      ...end,
    },
  ];
  const category = {
    heading: say('profit.category'),
    cell: (row: Category) => code('games', row.category),
    total: say('total'),
    isWrapping: true,
  };
  const from = { heading: say('profit.from'), cell: ({ from: day }: Span) => dayOf(day), total: say('total') };
  return [
    { kind: 'text', text: say('profit.settled') },
    { ...tableOf<Span>([from, ...paid, ...played], spans), heading: code('profit', period) },
    ...(categories.length === 0
      ? []
      : [{ ...tableOf<Category>([category, ...played], categories), heading: say('profit.byGames') }]),
  ];
}
