import type { CreditMovement, CreditReport } from '@mekong/api-client/contract/types';
import { parseMoney } from '../../kernel/money.ts';
import type { PdfFact } from '../../kernel/pdf/document.ts';
import type { CsvColumn } from './csv-table.ts';
import type { Words } from './words.ts';

const none = '0.0000';

/** What came back is below zero in a movement: a statement has it in a column of its own. */
const advanced = ({ kind, amount }: CreditMovement) => (kind === 'ADVANCE' ? amount : none);
const repaid = ({ kind, amount }: CreditMovement) =>
  kind === 'REPAYMENT' || kind === 'SETTLEMENT' ? amount.replace('-', '') : none;
const limitChange = ({ kind, amount }: CreditMovement) => (kind === 'LIMIT' ? amount : '');

/** The line as it stands now, and how old what is used is. */
export const creditFacts = ({ line }: CreditReport, { say, code, money, moment }: Words): PdfFact[] =>
  line
    ? [
        [say('credit.line'), money(line.limit)],
        [say('credit.used'), money(line.used)],
        [say('credit.available'), money(line.available)],
        // nothing is available then
        ...(parseMoney(line.overdue) > 0n ? [[say('credit.overdue'), money(line.overdue)] as const] : []),
        ...(line.nextDue
          ? [[say('credit.nextDue'), `${money(line.nextDue.amount)} · ${moment(line.nextDue.at)}`] as const]
          : []),
        ...line.ageing.map(({ bucket, amount }) => [code('age', bucket), money(amount)] as const),
      ]
    : [];

/** Movements of a credit line. */
export const creditColumns = ({ say, code, time, zone }: Words): readonly CsvColumn<CreditMovement>[] => [
  { heading: say('time', { zone }), cell: ({ at }) => time(at) },
  { heading: say('no'), cell: ({ no }) => no },
  { heading: say('credit.kind'), cell: ({ kind }) => code('creditMove', kind), isWrapping: true },
  { heading: say('currency'), cell: ({ currency }) => currency, isOne: true },
  { heading: say('credit.limit'), cell: limitChange, isMoney: true },
  { heading: say('credit.advanced'), cell: advanced, isSummed: true },
  { heading: say('credit.repaid'), cell: repaid, isSummed: true },
  { heading: say('credit.limitAfter'), cell: ({ limitAfter }) => limitAfter, isMoney: true },
  { heading: say('credit.usedAfter'), cell: ({ usedAfter }) => usedAfter, isMoney: true },
];
