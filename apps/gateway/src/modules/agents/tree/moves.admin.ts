import type { SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { Moves } from './moves.service.ts';

/** Members as operators move them in the tree. */
export const movesAdmin = (moves: Moves): SomeAdminHandlers<'moveMember'> => ({
  moveMember: ({ path, body: { upline, reason }, by }) => moves.move(path.id, { upline, reason, by }),
});
