import type { SomeAdminHandlers } from '../../../contract/admin/handlers.ts';
import type { ModuleContext } from '../../../contract/module.ts';
import { createDepositDesk, type DepositDesk } from './desk.service.ts';

const deskAdmin = (desk: DepositDesk): SomeAdminHandlers<'listDepositOrders' | 'getDepositOrder'> => ({
  listDepositOrders: ({ operator, query: { cursor, pageSize = 20, ...filter } = {} }) =>
    desk.list(operator, { cursor, pageSize }, filter),
  getDepositOrder: ({ path, by }) => desk.detail(path.orderNo, by),
});

/** Deposits of all members, as operators find them. */
export const createDeskModule = ({ db, cursors }: ModuleContext) => ({
  admin: deskAdmin(createDepositDesk({ db, cursors })),
});
