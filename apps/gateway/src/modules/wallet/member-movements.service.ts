import type { ListMemberMovementsData, MovementList } from '@mekong/api-client/admin/contract/types';
import type { AdminChanger } from '../../contract/admin/handlers.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { Fault } from '../../kernel/fault.ts';
import { readMovements } from './movements.repository.ts';
import { movementFilter, wireMovement } from './wallet.service.ts';

type Query = NonNullable<ListMemberMovementsData['query']>;

/** The movements of one member's cash, to be read only. */
export function createMemberMovements({ db, cursors, now }: Pick<ModuleContext, 'db' | 'cursors' | 'now'>) {
  /** That they were read is written down with the first page. @throws Fault NOT_FOUND, VALIDATION_FAILED for a cursor of another list */
  return async (
    memberId: string,
    { cursor, pageSize = 20, kind }: Query,
    by: AdminChanger,
    operator: string,
  ): Promise<MovementList> => {
    const member = await db
      .selectFrom('member')
      .select(['username', 'currency'])
      .where('id', '=', memberId)
      .executeTakeFirst();
    if (!member) throw new Fault('NOT_FOUND');
    const { username, currency } = member;
    const filter = movementFilter({ kind }, now());
    const { rows, ...next } = await cursors.rows(
      { operation: 'listMemberMovements', reader: operator, filter: { memberId, kind } },
      { cursor, pageSize },
      (place, limit) => readMovements(db, { memberId, currency }, filter, place?.id, limit),
      ({ seq }) => ({ id: seq }),
    );
    if (cursor === undefined)
      await appendAudit(db, { ...actedBy(by), action: 'member-money.viewed', object: username });
    return { ...next, content: rows.map((row) => wireMovement(row, currency)) };
  };
}

export type MemberMovements = ReturnType<typeof createMemberMovements>;
