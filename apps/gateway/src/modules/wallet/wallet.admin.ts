import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { MemberMovements } from './member-movements.service.ts';

/** What moved the wallet of a member, as operators see it. */
export const walletAdmin = (movements: MemberMovements): SomeAdminHandlers<'listMemberMovements'> => ({
  listMemberMovements: ({ path, query, by, operator }) => movements(path.id, query ?? {}, by, operator.name),
});
