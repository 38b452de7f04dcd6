import type { SomeHandlers } from '../../contract/handlers.ts';
import type { WalletService } from './wallet.service.ts';

export const walletRoutes = (
  service: WalletService,
): SomeHandlers<'getBalance' | 'getMerchantWallet' | 'listMovements' | 'getMovementTotals'> => ({
  getBalance: ({ actor }) => service.balance(actor),
  getMovementTotals: ({ actor, query }) => service.totals(actor, query),
  listMovements: ({ actor, query = {} }) => service.movements(actor, query),
  getMerchantWallet: ({ actor }) => service.merchantWallet(actor.role === 'trial'),
});
