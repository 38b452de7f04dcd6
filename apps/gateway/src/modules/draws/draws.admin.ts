import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { DrawRecords } from './draw-records.service.ts';

/** Draws as operators see them. */
export const drawsAdmin = (records: DrawRecords): SomeAdminHandlers<'listDraws' | 'listLotteries'> => ({
  listDraws: ({ query, operator }) => records.draws(query, operator.name),
  listLotteries: () => records.lotteries(),
});
