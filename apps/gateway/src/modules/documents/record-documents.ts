import type { Movement, MovementTotals } from '@mekong/api-client/contract/types';
import type { PdfColumn, PdfSection } from '../../kernel/pdf/document.ts';
import type { AllBets } from '../records/records.service.ts';
import type { Words } from './words.ts';

/** A column, and what stands in it for a row. */
interface Column<Row> extends PdfColumn {
  readonly cell: (row: Row) => string;
  /** What stands in the last row. */
  readonly total?: string;
}

/** A table of rows, with the last row when a column has something in it. */
export function tableOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  return {
    kind: 'table' as const,
    // a thread gets data, no functions
    columns: columns.map(({ heading, align = 'start', isWrapping = false }) => ({ heading, align, isWrapping })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
    totals: columns.some(({ total }) => total) ? columns.map(({ total = '' }) => total) : undefined,
  };
}

const end = { align: 'end' } as const;
const wrapping = { isWrapping: true } as const;

/** Bets as the file of a spreadsheet has them; the currency, which is one, stands above. */
export function betTable({ rows, totals }: AllBets, { say, code, money, time, zone }: Words): PdfSection {
  return tableOf<AllBets['rows'][number]>(
    [
      { heading: say('time', { zone }), cell: (row) => time(row.time), total: say('total') },
      { heading: say('bets.betNo'), cell: ({ betNo }) => betNo },
      { heading: say('bets.round'), cell: ({ roundId }) => roundId, ...wrapping },
      { heading: say('bets.game'), cell: ({ game }) => game.name, ...wrapping },
      { heading: say('bets.vendor'), cell: ({ vendor }) => vendor.name, ...wrapping },
      { heading: say('bets.stake'), cell: ({ stake }) => money(stake), total: money(totals.stake), ...end },
      { heading: say('bets.validBet'), cell: ({ validBet }) => money(validBet), total: money(totals.validBet), ...end },
      { heading: say('bets.payout'), cell: ({ payout }) => money(payout), total: money(totals.payout), ...end },
      { heading: say('bets.net'), cell: ({ net }) => money(net), total: money(totals.net), ...end },
      { heading: say('bets.status'), cell: ({ status }) => code('status', status), ...wrapping },
      { heading: say('balanceBefore'), cell: ({ balanceBefore }) => money(balanceBefore), ...end },
      { heading: say('balanceAfter'), cell: ({ balanceAfter }) => money(balanceAfter), ...end },
    ],
    rows,
  );
}

/** Movements of the wallet, what left and what came apart. */
export function movementTable(
  { rows, totals }: { rows: readonly Movement[]; totals: MovementTotals },
  { say, code, money, time, zone }: Words,
): PdfSection {
  return tableOf<Movement>(
    [
      { heading: say('time', { zone }), cell: ({ at }) => time(at), total: say('total') },
      { heading: say('no'), cell: ({ no }) => no },
      { heading: say('movements.kind'), cell: ({ kind }) => code('movement', kind), ...wrapping },
      {
        heading: say('movements.cause'),
        cell: ({ orderNo, transferNo, betNo }) => orderNo ?? transferNo ?? betNo ?? '',
      },
      {
        heading: say('movements.out'),
        cell: ({ amount }) => (amount.startsWith('-') ? money(amount.slice(1)) : ''),
        total: money(totals.debit),
        ...end,
      },
      {
        heading: say('movements.in'),
        cell: ({ amount }) => (amount.startsWith('-') ? '' : money(amount)),
        total: money(totals.credit),
        ...end,
      },
      { heading: say('balanceAfter'), cell: ({ balanceAfter }) => money(balanceAfter), ...end },
    ],
    rows,
  );
}
