import type { SomeHandlers } from '../../contract/handlers.ts';
import type { WalletService } from './wallet.service.ts';

export const walletRoutes = (service: WalletService): SomeHandlers<'getBalance' | 'getMerchantWallet'> => ({
  getBalance: ({ actor }) => service.balance(actor),
  getMerchantWallet: ({ actor }) => service.merchantWallet(actor.role === 'trial'),
});
