import type { BetRow } from '@mekong/api-client/types';
import { formatTime, toWireDate } from '@mekong/i18n/formats/dates';

/** What stands in the columns of the file, in their order. */
const cells = [
  'time',
  'betNo',
  'round',
  'game',
  'vendor',
  'currency',
  'stake',
  'validBet',
  'payout',
  'net',
  'status',
  'balanceBefore',
  'balanceAfter',
] as const;

/** Words of the file in the reader's language. */
export interface BetCsvTexts {
  readonly headings: Readonly<Record<(typeof cells)[number], string>>;
  /** Word of a result. */
  readonly status: (status: BetRow['status']) => string;
}

/** Time of a record in the merchant's zone, in the one form that every spreadsheet reads: 2026-11-21 14:32:08. */
const timeOf = (instant: string, timeZone: string): string =>
  `${toWireDate(instant, timeZone)} ${formatTime(instant, { language: 'EN', timeZone, seconds: true })}`;

/** Columns of the betting record as a file. Amounts keep all four places and the point, whatever the language. */
export function betCsvColumns({ headings, status }: BetCsvTexts, timeZone: string) {
  const write: Readonly<Record<(typeof cells)[number], (row: BetRow) => string>> = {
    time: ({ time }) => timeOf(time, timeZone),
    betNo: ({ betNo }) => betNo,
    round: ({ roundId }) => roundId,
    game: ({ game }) => game.name,
    vendor: ({ vendor }) => vendor.name,
    currency: ({ currency }) => currency,
    stake: ({ stake }) => stake,
    validBet: ({ validBet }) => validBet,
    payout: ({ payout }) => payout,
    net: ({ net }) => net,
    status: (row) => status(row.status),
    balanceBefore: ({ balanceBefore }) => balanceBefore,
    balanceAfter: ({ balanceAfter }) => balanceAfter,
  };
  return cells.map((name) => ({ heading: headings[name], cell: write[name] }));
}
