import type { SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { Locks } from './locks.service.ts';

/** Locks of agents as operators lift them. */
export const locksAdmin = (locks: Locks): SomeAdminHandlers<'liftMemberLock'> => ({
  liftMemberLock: ({ path, body: { reason }, by }) => locks.lift(path.id, { reason, by }),
});
