import type { SomeHandlers } from '../../contract/handlers.ts';
import type { WalletService } from './wallet.service.ts';

export const walletRoutes = (
  service: WalletService,
): SomeHandlers<'getBalance' | 'getMerchantWallet' | 'listMovements'> => ({
  getBalance: ({ actor }) => service.balance(actor),
  listMovements: ({ actor, query: { cursor, pageSize = 20 } = {} }) => service.movements(actor, { cursor, pageSize }),
  getMerchantWallet: ({ actor }) => service.merchantWallet(actor.role === 'trial'),
});
