import { createHash } from 'node:crypto';
import { formatMoney, type Money } from '../../../kernel/money.ts';
import { type Left, sortedJson } from './bill.ts';

/** Corrections of a window count from here, computed bills from 1. */
export const FIRST_CORRECTION = 1_001;

/** A correction, and the bill that it is of. */
export interface Correction {
  /** The bill as it was computed. */
  of: { id: string; doc: string; hash: string };
  no: number;
  amount: Money;
  /** Why, as the agent reads it. */
  note: string;
  /** The window with the bill that is corrected and the corrections before this one. */
  before: Left;
}

/** A correction in the form of bills: what was computed, and what operators have added to it. */
export function writeCorrection({ of, no, amount, note, before }: Correction): { doc: string; hash: string } {
  const computed = JSON.parse(of.doc) as { due?: object };
  const doc = sortedJson({
    ...computed,
    v: 3,
    no,
    correction: { bill: of.id, hash: of.hash, note },
    net: formatMoney(before.net + amount),
    before: formatMoney(before.net),
    delta: formatMoney(amount),
    ...(computed.due && {
      due: { all: formatMoney(before.due + amount), before: formatMoney(before.due), delta: formatMoney(amount) },
    }),
  });
  return { doc, hash: createHash('sha256').update(doc).digest('hex') };
}
