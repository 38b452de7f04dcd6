import type { BetRow } from '@mekong/api-client/types';
import { csvTime } from '../../parts/records/csv-time.ts';

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

/** Columns of the betting record as a file. Amounts keep all four places and the point, whatever the language. */
export function betCsvColumns({ headings, status }: BetCsvTexts, timeZone: string) {
  const write: Readonly<Record<(typeof cells)[number], (row: BetRow) => string>> = {
    time: ({ time }) => csvTime(time, timeZone),
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
