import type { BetRow } from '@mekong/api-client/types';
import { formatTime, toWireDate } from '@mekong/i18n/formats/dates';
import { type Cell, toCsv } from './csv.ts';

/** Headings in the order of the columns, and the word of each result, in the reader's language. */
export interface BetCsvTexts {
  readonly headings: readonly string[];
  readonly status: (status: BetRow['status']) => string;
}

/** Time of a record in the merchant's zone, in the one form that every spreadsheet reads: 2026-11-21 14:32:08. */
const timeOf = (instant: string, timeZone: string): string =>
  `${toWireDate(instant, timeZone)} ${formatTime(instant, { language: 'EN', timeZone, seconds: true })}`;

/** Bets as comma-separated text. Amounts keep all four places and the point, whatever the language. */
export function betsCsv(rows: readonly BetRow[], { headings, status }: BetCsvTexts, timeZone: string): string {
  const lines = rows.map((row): Cell[] => [
    timeOf(row.time, timeZone),
    row.betNo,
    row.roundId,
    row.game.name,
    row.vendor.name,
    row.currency,
    row.stake,
    row.validBet,
    row.payout,
    row.net,
    status(row.status),
    row.balanceBefore,
    row.balanceAfter,
  ]);
  return toCsv([headings, ...lines]);
}
