import type { ApprovalRules, SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import { readerOf } from '../files/reader.port.ts';
import type { IdentityReviews } from './review.service.ts';

type Operation = 'listIdentityChecks' | 'getIdentityReview' | 'decideIdentityCheck' | 'showIdentityPicture';

export const identityCheckAdmin = (reviews: IdentityReviews): SomeAdminHandlers<Operation> => ({
  listIdentityChecks: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    reviews.queue(operator, { cursor, pageSize }, filter),
  getIdentityReview: ({ path, by }) => reviews.read(path.id, by),
  decideIdentityCheck: ({ trx, path, body, by }) => reviews.decide(trx, path.id, body, by),
  showIdentityPicture: ({ path, by, request }) => reviews.picture(path.id, path.fileId, by, readerOf(request)),
});

/** Somebody whose document another member has is accepted by two operators. */
export const identityCheckRules = (reviews: IdentityReviews): Pick<ApprovalRules, 'decideIdentityCheck'> => ({
  decideIdentityCheck: ({ path, body }) => reviews.needsSecond(path.id, body),
});
