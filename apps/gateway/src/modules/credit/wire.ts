import type { CreditAdvance, CreditAgeing, CreditMovement } from '@mekong/api-client/contract/types';
import { formatMoney } from '../../kernel/money.ts';
import type { Ageing } from './ageing.ts';
import type { AdvanceRow, LineRow, MovementRow } from './credit.repository.ts';

export const wireAgeing = ({ notDue, days7, days30, older }: Ageing): CreditAgeing[] => [
  { bucket: 'NOT_DUE', amount: formatMoney(notDue) },
  { bucket: 'DAYS_1_7', amount: formatMoney(days7) },
  { bucket: 'DAYS_8_30', amount: formatMoney(days30) },
  { bucket: 'OVER_30', amount: formatMoney(older) },
];

export const wireAdvance = ({ id, takenAt, dueAt, amount, repaid }: AdvanceRow): CreditAdvance => ({
  no: id,
  takenAt: takenAt.toISOString(),
  dueAt: dueAt.toISOString(),
  amount: formatMoney(amount),
  repaid: formatMoney(repaid),
});

export const wireMovement = ({ id, at, kind, currency, ...row }: MovementRow): CreditMovement => ({
  ...{ no: id, at: at.toISOString(), kind, currency },
  amount: formatMoney(row.amount),
  limitAfter: formatMoney(row.limitAfter),
  usedAfter: formatMoney(row.usedAfter),
});

/** What the audit chain keeps of a line before and after a change. */
export const auditedLine = ({ limit, termDays, state }: LineRow) => ({ limit: formatMoney(limit), termDays, state });
