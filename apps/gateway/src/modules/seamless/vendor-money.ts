import type { Money } from '../../kernel/money.ts';
import type { Round } from './round.repository.ts';

/**
 * What the ledger has to know of a movement in a round.
 *
 * @param transactionId unique per flow and vendor
 * @param inVendorWallet the cash belongs to the wallet at the vendor
 */
export function about(round: Round, transactionId: string, amount: Money, inVendorWallet = false) {
  return {
    member: round.memberId,
    currency: round.currency,
    vendor: round.vendor,
    transactionId,
    ref: `round:${round.vendor}:${round.roundId}`,
    amount,
    inVendorWallet,
  };
}
