import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { formatMoney } from '../../kernel/money.ts';
import { listPools } from './jackpots.repository.ts';

/** Linked jackpots as operators see them. */
export const seamlessAdmin = (db: Executor): SomeAdminHandlers<'listJackpots'> => ({
  async listJackpots() {
    const pools = await listPools(db);
    return {
      content: pools.map(({ pot, reserve, lent, contributed, paid, lastWonAt, ...pool }) => ({
        ...pool,
        pot: formatMoney(pot),
        reserve: formatMoney(reserve),
        lent: formatMoney(lent),
        contributed: formatMoney(contributed),
        paid: formatMoney(paid),
        ...(lastWonAt && { lastWonAt: lastWonAt.toISOString() }),
      })),
    };
  },
});
