import type { AdminCall, ApprovableId } from '../../contract/admin/handlers.ts';

type Subjects = {
  [Id in ApprovableId]: (call: Pick<AdminCall<Id>, 'body' | 'path'>) => readonly (string | number | undefined)[];
};

const unmatched = ({ path }: { path: { id: string } }) => ['unmatched', path.id];
const setting = ({ path }: { path: { key: string } }) => ['setting', path.key];
const account =
  (act: string) =>
  ({ path }: { path: { operatorId: string } }) => [act, path.operatorId];
const named = (name: string) => name.trim().toLowerCase();

/**
 * What each operation is about: while a request about it waits, nobody makes a further one. Acts that exclude each other are about
 * the same thing: a payment is credited or sent back. To deactivate an account never waits for another request about it.
 */
const subjects: Subjects = {
  inviteOperator: ({ body }) => ['operator', named(body.name)],
  inviteOperatorAgain: account('link'),
  changeOperatorRole: account('role'),
  deactivateOperator: account('end'),
  saveSetting: setting,
  undoSettingChange: setting,
  confirmClock: () => ['clock'],
  approveWithdrawal: ({ path }) => ['withdrawal', path.id],
  resolveDispute: ({ path }) => ['dispute', path.id],
  creditUnmatchedPayment: unmatched,
  refundUnmatchedPayment: unmatched,
  decideRefund: unmatched,
  writeOffUnmatchedPayment: unmatched,
  collectOwedMoney: unmatched,
  acceptSettlementDifference: ({ path }) => ['difference', path.id],
  // a member may be owed for two bets at once; without what it refers to, the same amount is the same correction
  correctWallet: ({ body: { username, direction, amount, reference } }) =>
    reference === undefined
      ? ['wallet', named(username), direction, Number(amount)]
      : ['wallet', named(username), reference],
  createBonusOffer: ({ body: { key: _, reason: __, ...offer } }) => [
    'offer',
    JSON.stringify(Object.entries(offer).sort()),
  ],
  decideIdentityCheck: ({ path }) => ['identity', path.id],
  rerunAgentSettlement: ({ body }) => ['window', body.job, body.start],
  releaseDividends: ({ body }) => ['dividends', body.job, body.start],
  rejectDividend: ({ body }) => ['bill', body.billId],
  correctAgentBill: ({ body }) => ['bill', body.billId],
  offerHouseContract: ({ body }) => ['offered', named(body.agent), body.planId],
  actOnHouseContract: ({ path }) => ['contract', path.contractId],
  setCreditLine: ({ body }) => ['credit', named(body.agent)],
};

/** Names what a request is about. */
export function subjectOf({ operation, ...parts }: { operation: ApprovableId; body: object; path: object }): string {
  const name = subjects[operation] as (call: unknown) => readonly (string | number | undefined)[];
  return name(parts).join(' ');
}
