import type { Money } from '../../../kernel/money.ts';
import { MONEY_SCALE } from '../../../kernel/money.ts';
import type { DifferenceKind } from '../cashier.tables.ts';

/** What a provider has told of one payment or payout in all its files, and what the books say of it. */
export interface Compared {
  readonly ref: string;
  readonly isPayout: boolean;
  readonly currency: string;
  readonly method: string;
  /** Sum of its lines; nothing when no file has one. */
  readonly told: { readonly amount: Money; readonly fee: Money } | undefined;
  /** As it stands in the books, with what was accepted; nothing when they do not know it. */
  readonly booked: { readonly amount: Money; readonly fee: Money } | undefined;
  /** What the account of the provider has of it by the ledger. */
  readonly ledger: Money;
  /** What of `booked` was accepted and is no posting of the payment itself. */
  readonly accepted: Money;
  /** Day of the payment, and when it was booked last. */
  readonly day: string;
  readonly postedAt: Date | undefined;
}

/** `MATCHED` = file and books say the same, `PENDING` = a later file may tell more. */
export type Verdict = DifferenceKind | 'MATCHED' | 'PENDING';

const TOLERATED_PPM = 5_000n;

const abs = (amount: Money): Money => (amount < 0n ? -amount : amount);

/**
 * Compares a payment or a payout with what the provider has settled.
 *
 * @param lastDay the newest day whose files are here
 * @param until its end: what was booked later stands in a later file
 */
export function compare(
  { told, booked, ledger, accepted, day, postedAt }: Compared,
  lastDay: string,
  until: Date,
): Verdict {
  const isZero = (side: Compared['told']) => !side || (side.amount === 0n && side.fee === 0n);
  if (postedAt && postedAt >= until) return 'PENDING';
  if (booked && ledger + accepted !== booked.amount - booked.fee) return 'BOOKS';
  if (!told) {
    if (isZero(booked)) return 'MATCHED';
    // it may stand in the file of the next day
    return day < lastDay ? 'NOT_TOLD' : 'PENDING';
  }
  if (!booked) return isZero(told) ? 'MATCHED' : 'NOT_BOOKED';
  if (told.amount !== booked.amount) return 'AMOUNT';
  return told.fee === booked.fee ? 'MATCHED' : 'FEE';
}

/** Whether a fee differs so little that nobody has to look: by half a percent of the amount, or one unit of its currency. */
export function isTolerated({ told, booked }: Pick<Compared, 'told' | 'booked'>): boolean {
  const by = abs((told?.fee ?? 0n) - (booked?.fee ?? 0n));
  const share = (abs(told?.amount ?? 0n) * TOLERATED_PPM) / 1_000_000n;
  return by <= (share > MONEY_SCALE ? share : MONEY_SCALE);
}
