import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Credit } from './credit.service.ts';

type CreditOperation =
  | ('getCredit' | 'acceptCreditTerms' | 'takeCreditAdvance' | 'repayCredit')
  | ('listCreditMovements' | 'getCreditMovementTotals');

export const creditRoutes = (credit: Credit): SomeHandlers<CreditOperation> => ({
  getCredit: ({ actor }) => credit.report(actor),
  acceptCreditTerms: ({ actor, body, ip }) => credit.accept(actor, body, ip),
  takeCreditAdvance: ({ trx, actor, body, ip }) => credit.advance(trx, actor, body, ip),
  repayCredit: ({ trx, actor, body, ip }) => credit.repay(trx, actor, body, ip),
  listCreditMovements: ({ actor, query: { cursor, pageSize = 20, ...query } }) =>
    credit.movements(actor, query, { cursor, pageSize }),
  getCreditMovementTotals: ({ actor, query }) => credit.totals(actor, query),
});
