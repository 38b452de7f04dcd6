import type { SomeHandlers } from '../../contract/handlers.ts';
import type { __Name__ } from './__name__.service.ts';

/** One handler for each operation of the contract that belongs here; name their ids in the type: SomeHandlers<'getX'>. */
export const __camel__Routes = (_service: __Name__): SomeHandlers<never> => ({});
