import type { Span } from '../../kernel/days.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { sumMovements } from './movements.repository.ts';

/** Bonuses that have become cash, wins without a bet, and what was taken back of these. */
const kinds = ['BONUS_CONVERTED', 'PROMO_WIN', 'ROLLBACK_PROMO'];

/** What a member was given in cash within a span, in 1/10,000 of the currency unit; less what was taken back. */
export async function sumGiven(
  db: Executor,
  owner: { readonly memberId: string; readonly currency: string },
  { from, to }: Span,
): Promise<bigint> {
  const { credit, debit } = await sumMovements(db, owner, { from, to, postings: { kinds } });
  return BigInt(credit) - BigInt(debit);
}
