import type { Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { insertAdvance, insertMovement, type LineRow, repayAdvances, updateLine } from './credit.repository.ts';

/**
 * Gives an advance. @param line locked in this transaction
 * @throws Fault WALLET_FROZEN
 */
export async function giveAdvance(
  trx: Trx,
  line: LineRow,
  { amount, at, dueAt }: { amount: Money; at: Date; dueAt: Date },
): Promise<LineRow> {
  const after = await updateLine(trx, line, { used: line.used + amount });
  await insertAdvance(trx, after, { amount, takenAt: at, dueAt });
  const movement = await insertMovement(trx, after, { kind: 'ADVANCE', amount, at });
  await post(trx, flows.advanceCredit({ member: line.memberId, currency: line.currency, amount, movement }));
  return after;
}

/**
 * Takes back what was advanced, out of the wallet: those advances first that are due first. A line that closes ends with the
 * last of them.
 *
 * @param line locked in this transaction
 * @param kind SETTLEMENT: the house takes what is due
 * @throws Fault WALLET_INSUFFICIENT, WALLET_FROZEN
 */
export async function takeBack(
  trx: Trx,
  line: LineRow,
  { kind, amount, at }: { kind: 'REPAYMENT' | 'SETTLEMENT'; amount: Money; at: Date },
): Promise<LineRow> {
  const used = line.used - amount;
  const isOver = line.state === 'CLOSING' && used === 0n;
  await repayAdvances(trx, line.id, amount);
  const after = await updateLine(trx, line, { used, ...(isOver ? { state: 'CLOSED', closedAt: at } : {}) });
  const movement = await insertMovement(trx, after, { kind, amount: -amount, at });
  const money = { member: line.memberId, currency: line.currency, amount, movement };
  await post(trx, flows.repayCredit({ ...money, isSettlement: kind === 'SETTLEMENT' }));
  return after;
}

/** Sets the limit; 0 closes the line, at once when nothing is used. @param line locked in this transaction */
export async function setLimit(
  trx: Trx,
  line: LineRow,
  { limit, termDays, at }: { limit: Money; termDays: number; at: Date },
): Promise<LineRow> {
  const state = limit > 0n ? 'OPEN' : line.used > 0n ? 'CLOSING' : 'CLOSED';
  const after = await updateLine(trx, line, {
    ...{ limit, termDays, state, changedAt: at, version: line.version + 1 },
    closedAt: state === 'CLOSED' ? at : null,
  });
  if (limit !== line.limit) await insertMovement(trx, after, { kind: 'LIMIT', amount: limit - line.limit, at });
  return after;
}
