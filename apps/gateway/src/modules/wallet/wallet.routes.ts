import type { SomeHandlers } from '../../contract/handlers.ts';
import type { WalletService } from './wallet.service.ts';

export const walletRoutes = (
  service: WalletService,
): SomeHandlers<'getBalance' | 'getMerchantWallet' | 'listMovements'> => ({
  getBalance: ({ actor }) => service.balance(actor),
  listMovements: ({ actor, query = {} }) => service.movements(actor, query),
  getMerchantWallet: ({ actor }) => service.merchantWallet(actor.role === 'trial'),
});
