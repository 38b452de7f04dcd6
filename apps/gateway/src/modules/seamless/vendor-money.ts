import type { Money } from '../../kernel/money.ts';
import type { Round } from './round.repository.ts';

/**
 * What the ledger has to know of a movement in a round.
 *
 * @param transactionId unique per flow and vendor
 */
export function about(round: Round, transactionId: string, amount: Money) {
  return {
    member: round.memberId,
    currency: round.currency,
    vendor: round.vendor,
    transactionId,
    ref: `round:${round.vendor}:${round.roundId}`,
    amount,
  };
}
