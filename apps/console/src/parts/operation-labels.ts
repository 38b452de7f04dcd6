import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

/** What is asked for, by the operations that may need a second operator. */
export const operationLabels = {
  inviteOperator: msg`Invite an operator`,
  inviteOperatorAgain: msg`Make a new one-time link`,
  changeOperatorRole: msg`Change the role`,
  deactivateOperator: msg`Deactivate`,
  saveSetting: msg`Save a setting`,
  undoSettingChange: msg`Undo a change`,
  confirmClock: msg`Confirm the clock`,
  approveWithdrawal: msg`Approve a withdrawal`,
  createBonusOffer: msg`Begin a bonus offer`,
  decideIdentityCheck: msg`Decide an identity check`,
  creditUnmatchedPayment: msg`Credit an unmatched payment`,
  refundUnmatchedPayment: msg`Send an unmatched payment back`,
  decideRefund: msg`Say what became of a refund`,
  writeOffUnmatchedPayment: msg`Write off an unmatched payment`,
  collectOwedMoney: msg`Take what a member owes`,
  correctWallet: msg`Correct a balance`,
  acceptSettlementDifference: msg`Accept a difference of a settlement`,
  rerunAgentSettlement: msg`Settle a window of agents again`,
  releaseDividends: msg`Release dividends`,
  resolveDispute: msg`Resolve a dispute`,
  correctAgentBill: msg`Correct a bill`,
  rejectDividend: msg`Reject a dividend`,
  offerHouseContract: msg`Offer a contract of the house`,
  actOnHouseContract: msg`Change a contract of the house`,
  setCreditLine: msg`Open, change or close a credit line`,
} satisfies Labels<string>;
