import type { BetRow, Movement } from '@mekong/api-client/contract/types';
import type { CsvColumn } from './csv-table.ts';
import type { Words } from './words.ts';

/** Columns of the own betting record, named as on the page. */
export const betColumns = ({ say, code, time, zone }: Words): readonly CsvColumn<BetRow>[] => [
  { heading: say('time', { zone }), cell: (row) => time(row.time) },
  { heading: say('bets.betNo'), cell: ({ betNo }) => betNo },
  { heading: say('bets.round'), cell: ({ roundId }) => roundId, isWrapping: true },
  { heading: say('bets.game'), cell: ({ game }) => game.name, isWrapping: true },
  { heading: say('bets.vendor'), cell: ({ vendor }) => vendor.name, isWrapping: true },
  { heading: say('currency'), cell: ({ currency }) => currency, isOne: true },
  { heading: say('bets.stake'), cell: ({ stake }) => stake, isSummed: true },
  { heading: say('bets.validBet'), cell: ({ validBet }) => validBet, isSummed: true },
  { heading: say('bets.payout'), cell: ({ payout }) => payout, isSummed: true },
  { heading: say('bets.net'), cell: ({ net }) => net, isSummed: true },
  { heading: say('bets.status'), cell: ({ status }) => code('status', status), isWrapping: true },
  { heading: say('balanceBefore'), cell: ({ balanceBefore }) => balanceBefore, isMoney: true },
  { heading: say('balanceAfter'), cell: ({ balanceAfter }) => balanceAfter, isMoney: true },
];

/** Columns of the own account record, what left and what came apart. */
export const movementColumns = ({ say, code, time, zone }: Words): readonly CsvColumn<Movement>[] => [
  { heading: say('time', { zone }), cell: ({ at }) => time(at) },
  { heading: say('no'), cell: ({ no }) => no },
  { heading: say('movements.kind'), cell: ({ kind }) => code('movement', kind), isWrapping: true },
  {
    heading: say('movements.cause'),
    cell: ({ orderNo, transferNo, betNo, correction }) => orderNo ?? transferNo ?? betNo ?? correction?.number ?? '',
  },
  { heading: say('currency'), cell: ({ currency }) => currency, isOne: true },
  {
    heading: say('movements.out'),
    cell: ({ amount }) => (amount.startsWith('-') ? amount.slice(1) : ''),
    isSummed: true,
  },
  { heading: say('movements.in'), cell: ({ amount }) => (amount.startsWith('-') ? '' : amount), isSummed: true },
  { heading: say('balanceAfter'), cell: ({ balanceAfter }) => balanceAfter, isMoney: true },
];
