import { operationsOf } from '../../contract/admin/document.ts';
import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';

export const operatorsAdmin = (): SomeAdminHandlers<'getOperator'> => ({
  getOperator: async ({ operator: { id, name, role, expiresAt } }) => ({
    name,
    role,
    isOpen: id === undefined,
    ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
    operations: operationsOf(role),
  }),
});
