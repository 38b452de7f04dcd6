import type { Money } from '../../../kernel/money.ts';
import { CENT } from '../terms.ts';
import type { BillState } from './settlement.tables.ts';

/** A bill that an upline pays from its wallet, as it stands. */
export interface UplineBill {
  due: Money;
  /** What was paid of it already. */
  paid: Money;
  state: BillState;
  expiresAt: Date | null;
}

/** What becomes of a bill now. */
export interface UplinePay {
  pays: Money;
  /** What is missing after that; of an expired bill what is given up. */
  lacks: Money;
  state: BillState;
}

export const isShort = (state: BillState): boolean => state === 'PART' || state === 'INSUFFICIENT';

/**
 * Pays a bill as far as the cash goes, in whole cents. Never more than the bill itself, and less where others of its contract
 * were below zero; a bill below zero is held.
 *
 * @param owed what the contract has come to and was not paid, this bill included
 */
export function payFromCash({ due, paid, expiresAt }: UplineBill, owed: Money, cash: Money, now: Date): UplinePay {
  if (due < 0n) return { pays: 0n, lacks: 0n, state: 'HELD' };
  const rest = owed < due - paid ? owed : due - paid;
  const missing = rest > 0n ? rest : 0n;
  const most = missing < cash ? missing : cash;
  const pays = most > 0n ? most - (most % CENT) : 0n;
  const lacks = missing - pays;
  if (lacks === 0n) return { pays, lacks, state: 'ISSUED' };
  if (expiresAt !== null && expiresAt <= now) return { pays, lacks, state: 'EXPIRED' };
  return { pays, lacks, state: paid + pays > 0n ? 'PART' : 'INSUFFICIENT' };
}
