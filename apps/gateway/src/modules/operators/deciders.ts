import { ADMIN_OPERATIONS, type AdminOperation, type OperatorRole } from '@mekong/api-client/admin/contract/operations';
import type { Operator } from '../../contract/admin/operator.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { listOthers } from './approval.repository.ts';

const operationOf = (id: string): AdminOperation | undefined =>
  (ADMIN_OPERATIONS as Record<string, AdminOperation>)[id];

/** Roles that may call an operation, and so decide a request for it. */
export const rolesOf = (id: string): OperatorRole[] =>
  (operationOf(id)?.roles ?? []).filter((role): role is OperatorRole => role !== 'visitor');

/** Operations that a second operator may be asked for. */
export const approvable = Object.keys(ADMIN_OPERATIONS).filter((id) => operationOf(id)?.approval);

/** Names of those who could be the second for what an operator asks for; none for that of an open console, who is nobody's second. */
export const listSeconds = async (db: Executor, operation: string, { id }: Operator): Promise<string[]> =>
  id === undefined ? [] : listOthers(db, rolesOf(operation), id);
