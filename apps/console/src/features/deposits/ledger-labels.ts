import { msg } from '@lingui/core/macro';
import type { Labels } from '../../parts/labels.ts';
import { outcomeLabels } from '../../parts/suspense-labels.ts';

/** Postings of the ledger about a deposit. */
export const postingLabels: Labels<string> = {
  DEPOSIT: outcomeLabels.CREDITED,
  DEPOSIT_HELD: msg({ message: 'Kept in suspense', comment: 'What the ledger has booked: a payment fits no order' }),
  DEPOSIT_RELEASED: msg({
    message: 'Credited from suspense',
    comment: 'What the ledger has booked: a payment that was kept',
  }),
  DEPOSIT_RETURNED: outcomeLabels.TAKEN_BACK,
  DEPOSIT_REVERSED: outcomeLabels.TAKEN_BACK,
  DEPOSIT_WRITTEN_BACK: outcomeLabels.TAKEN_BACK,
  DEPOSIT_REFUNDED: outcomeLabels.REFUNDED,
  DEPOSIT_WRITTEN_OFF: outcomeLabels.WRITTEN_OFF,
  KEPT_AFTER_END: msg({ message: 'Kept after the end of the account', comment: 'What the ledger has booked' }),
  OWED_COLLECTED: outcomeLabels.COLLECTED,
  OWED_CREDITED: outcomeLabels.CREDITED,
  OWED_WRITTEN_OFF: outcomeLabels.WRITTEN_OFF,
};

/** Accounts of the ledger that deposits move. */
export const accountLabels: Labels<string> = {
  MAIN: msg({ message: 'Wallet', context: 'ledger', comment: 'Account of the ledger: cash of a member' }),
  PSP: msg({ message: 'Payment provider', context: 'ledger', comment: 'Account of the ledger' }),
  PSP_FEE: msg({ message: 'Cost of payments', comment: 'Account of the ledger: what payment providers keep' }),
  SUSPENSE: msg({ message: 'Suspense', comment: 'Account of the ledger: money whose owner is to be decided' }),
  ADJUSTMENT: msg({ message: 'Adjustment', comment: 'Account of the ledger: what the house bears or keeps' }),
};
