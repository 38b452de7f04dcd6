import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { DrawDesk } from './draw-desk.service.ts';

/** Draws as operators see them. */
export const drawsAdmin = (desk: DrawDesk): SomeAdminHandlers<'listDraws' | 'listLotteries'> => ({
  listDraws: ({ query, operator }) => desk.draws(query, operator.name),
  listLotteries: () => desk.lotteries(),
});
