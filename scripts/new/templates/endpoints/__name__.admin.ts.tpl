import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { __Name__ } from './__name__.service.ts';

/** What operators read of it. */
export const __camel__Admin = (__camel__: __Name__): SomeAdminHandlers<'listAll__Name__'> => ({
  listAll__Name__: ({ operator, query: { cursor, pageSize = 20 } = {} }) =>
    __camel__.listAll(operator, { cursor, pageSize }),
});
