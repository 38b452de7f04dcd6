import type { SomeHandlers } from '../../contract/handlers.ts';
import type { __Name__ } from './__name__.service.ts';

export const __camel__Routes = (__camel__: __Name__): SomeHandlers<'list__Name__' | 'make__Single__'> => ({
  list__Name__: ({ actor, query: { cursor, pageSize = 20 } = {} }) => __camel__.list(actor, { cursor, pageSize }),
  make__Single__: ({ actor, body: { note } }) => __camel__.make(actor, note),
});
