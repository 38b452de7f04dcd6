import type {
  AgentBillMember,
  AgentBillResult,
  AgentBillWage,
  AgentIncomeRow,
} from '@mekong/api-client/contract/types';
import type { PdfFact } from '../../kernel/pdf/document.ts';
import type { BillHead } from '../agent-contracts/settlement/bill-rows.port.ts';
import type { CsvColumn } from './csv-table.ts';
import type { Words } from './words.ts';

/** Columns of the income by day and kind, named as on the page. */
export const incomeColumns = ({ say, code }: Words, currency: string): readonly CsvColumn<AgentIncomeRow>[] => [
  { heading: say('income.day'), cell: ({ day }) => day },
  { heading: say('bills.kind'), cell: ({ kind }) => code('contract', kind), isWrapping: true },
  { heading: say('income.count'), cell: ({ count }) => String(count), isCounted: true },
  { heading: say('currency'), cell: () => currency, isOne: true },
  { heading: say('bills.earned'), cell: ({ amount }) => amount, isSummed: true },
  { heading: say('bills.paid'), cell: ({ paid }) => paid, isSummed: true },
];

type BillOf = Pick<BillHead, 'id' | 'kind' | 'currency'>;

/** Which bill rows are of. */
export const billRowFacts = ({ id, kind }: BillOf, { say, code }: Words): PdfFact[] => [
  [say('bills.no'), id],
  [say('bills.kind'), code('contract', kind)],
];

/** Columns of the members behind a bill, named as on the page; each that is active counts as one. */
export const billMemberColumns = ({ say }: Words, { currency }: BillOf): readonly CsvColumn<AgentBillMember>[] => [
  { heading: say('team.number'), cell: ({ memberId }) => memberId },
  { heading: say('team.account'), cell: ({ name }) => name },
  { heading: say('bill.bets'), cell: ({ bets }) => String(bets), isCounted: true },
  { heading: say('currency'), cell: () => currency, isOne: true },
  { heading: say('bets.validBet'), cell: ({ volume }) => volume, isSummed: true },
  { heading: say('bill.ggr'), cell: ({ ggr }) => ggr, isSummed: true },
  { heading: say('team.bonus'), cell: ({ bonus }) => bonus, isSummed: true },
  { heading: say('bill.active'), cell: ({ isActive }) => (isActive ? '1' : '0'), isCounted: true },
];

/** Columns of the bets or bonuses behind a bill, or of both, named as on the page. */
export function billResultColumns(
  { say, code, time, zone }: Words,
  { currency }: BillOf,
  of: 'BETS' | 'BONUSES' | undefined,
): readonly CsvColumn<AgentBillResult>[] {
  const bets: CsvColumn<AgentBillResult>[] = [
    { heading: say('bets.betNo'), cell: ({ betNo = '' }) => betNo },
    {
      heading: say('rows.reason'),
      // the house itself has settled it, or somebody else had
      cell: ({ reason }) => code('result', reason === 'IMPORT' ? 'SETTLE' : reason),
      isWrapping: true,
    },
    { heading: say('bill.bets'), cell: ({ bets: count }) => String(count), isCounted: true },
    { heading: say('bets.validBet'), cell: ({ volume }) => volume, isSummed: true },
    { heading: say('bill.ggr'), cell: ({ ggr }) => ggr, isSummed: true },
  ];
  return [
    { heading: say('time', { zone }), cell: ({ time: at }) => time(at) },
    { heading: say('team.number'), cell: ({ member }) => member.memberId },
    { heading: say('team.account'), cell: ({ member }) => member.name },
    { heading: say('profit.category'), cell: ({ category }) => code('games', category), isWrapping: true },
    { heading: say('currency'), cell: () => currency, isOne: true },
    ...(of === 'BONUSES' ? [] : bets),
    ...(of === 'BETS'
      ? []
      : [{ heading: say('team.bonus'), cell: ({ bonus }: AgentBillResult) => bonus, isSummed: true }]),
  ];
}

/** Columns of the daily wages behind a dividend, named as on the page. */
export const billWageColumns = ({ say }: Words, { currency }: BillOf): readonly CsvColumn<AgentBillWage>[] => [
  { heading: say('income.day'), cell: ({ day }) => day },
  { heading: say('bills.no'), cell: ({ billId = '' }) => billId },
  { heading: say('team.account'), cell: ({ name }) => name },
  { heading: say('currency'), cell: () => currency, isOne: true },
  { heading: say('movements.amount'), cell: ({ amount }) => amount, isSummed: true },
];
