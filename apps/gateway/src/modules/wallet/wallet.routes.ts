import type { SomeHandlers } from '../../contract/handlers.ts';
import type { WalletService } from './wallet.service.ts';

export const walletRoutes = (
  service: WalletService,
): SomeHandlers<'getBalance' | 'getMerchantWallet' | 'getWallet' | 'listMovements'> => ({
  getBalance: ({ actor }) => service.balance(actor),
  getWallet: ({ actor }) => service.wallet(actor),
  listMovements: ({ actor, query = {} }) => service.movements(actor, query),
  getMerchantWallet: ({ actor }) => service.merchantWallet(actor.role === 'trial'),
});
