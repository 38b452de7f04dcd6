import { msg } from '@lingui/core/macro';
import type { Labels } from '../../parts/labels.ts';

/** What moved the money of a member, in words. */
export const movementLabels = {
  DEPOSIT: msg({ message: 'Deposit', context: 'movement', comment: 'Movement of a wallet' }),
  DEPOSIT_REVERSED: msg({ message: 'Deposit taken back', comment: 'Movement of a wallet: by the bank' }),
  WITHDRAWAL: msg({ message: 'Withdrawal', context: 'movement', comment: 'Movement of a wallet' }),
  WITHDRAWAL_BACK: msg({ message: 'Withdrawal returned', comment: 'Movement of a wallet: it was not paid' }),
  GRANT: msg({ message: 'Opening balance', comment: 'Movement of a wallet: what a new account begins with' }),
  TRANSFER_IN: msg({ message: 'Transfer in', comment: 'Movement of a wallet' }),
  TRANSFER_OUT: msg({ message: 'Transfer out', comment: 'Movement of a wallet' }),
  TRANSFER_BACK: msg({ message: 'Transfer returned', comment: 'Movement of a wallet: it was not made' }),
  VENDOR_IN: msg({
    message: 'Back from provider',
    comment: 'Movement of a wallet: brought back from the wallet at a game provider',
  }),
  VENDOR_OUT: msg({
    message: 'To provider',
    comment: 'Movement of a wallet: brought to the wallet at a game provider',
  }),
  BET: msg({ message: 'Bet', context: 'movement', comment: 'Movement of a wallet: a stake' }),
  WIN: msg({ message: 'Win', context: 'movement', comment: 'Movement of a wallet: a bet that was paid out' }),
  REFUND: msg({ message: 'Stake refunded', comment: 'Movement of a wallet' }),
  ROLLBACK: msg({ message: 'Payout taken back', comment: 'Movement of a wallet: by the provider of a game' }),
  PROMOTION: msg({
    message: 'Promotion',
    context: 'movement',
    comment: 'Movement of a wallet: a gift of a game, or a bonus that has become cash',
  }),
  AGENT_BILL: msg({
    message: 'Agent earnings',
    comment: 'Movement of a wallet: what an agent has earned by a contract',
  }),
  DOWNLINE_PAY: msg({
    message: 'Pay of a downline',
    comment: 'Movement of a wallet: what an agent pays to an agent below by a contract',
  }),
  CREDIT_ADVANCE: msg({
    message: 'Credit advance',
    comment: 'Movement of a wallet: money that an agent has taken from its credit line',
  }),
  CREDIT_REPAYMENT: msg({
    message: 'Credit repayment',
    comment: 'Movement of a wallet: money that has gone back to the credit line of an agent',
  }),
  CORRECTION: msg({
    message: 'Correction',
    context: 'movement',
    comment: 'Movement of a wallet: set right by the site',
  }),
  OTHER: msg({ message: 'Other', context: 'movement', comment: 'Movement of a wallet that is none of the others' }),
} satisfies Labels<string>;
