import type { ApprovalRules, SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { Refunds } from './refunds.service.ts';
import type { Unmatched } from './unmatched.service.ts';

type Decision =
  | 'creditUnmatchedPayment'
  | 'refundUnmatchedPayment'
  | 'decideRefund'
  | 'writeOffUnmatchedPayment'
  | 'collectOwedMoney';

export const unmatchedAdmin = (
  unmatched: Unmatched,
  refunds: Pick<Refunds, 'decide'>,
): SomeAdminHandlers<'listUnmatchedPayments' | 'getUnmatchedPayment' | Decision> => ({
  listUnmatchedPayments: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    unmatched.list(operator, { cursor, pageSize }, filter),
  getUnmatchedPayment: ({ path }) => unmatched.detail(path.id),
  creditUnmatchedPayment: ({ trx, path, body: { orderNo, username }, by }) =>
    unmatched.credit(trx, path.id, { orderNo, username }, by),
  refundUnmatchedPayment: ({ trx, path, by }) => unmatched.refund(trx, path.id, by),
  decideRefund: ({ trx, path, body: { outcome }, by }) => refunds.decide(trx, path.id, outcome, by),
  writeOffUnmatchedPayment: ({ trx, path, by }) => unmatched.writeOff(trx, path.id, by),
  collectOwedMoney: ({ trx, path, by }) => unmatched.collect(trx, path.id, by),
});

/** Money that is moved by hand is moved by two people, whatever its amount. */
const always = async (): Promise<boolean> => true;

export const unmatchedRules: Pick<ApprovalRules, Decision> = {
  creditUnmatchedPayment: always,
  refundUnmatchedPayment: always,
  decideRefund: always,
  writeOffUnmatchedPayment: always,
  collectOwedMoney: always,
};
