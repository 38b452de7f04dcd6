import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import { actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { SaferPlayService } from './safer-play.service.ts';

/** What members have set to play safely, as operators see it; that one looked is written down. */
export const saferPlayAdmin = (db: Executor, saferPlay: SaferPlayService): SomeAdminHandlers<'getMemberPlay'> => ({
  async getMemberPlay({ path: { id }, by }) {
    const member = await db
      .selectFrom('member')
      .select(['username', 'currency'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!member) throw new Fault('NOT_FOUND');
    await appendAudit(db, { ...actedBy(by), action: 'member-play.viewed', object: member.username });
    return { currency: member.currency, ...(await saferPlay.ofMember(id)) };
  },
});
