import type { SomeHandlers } from '../../contract/handlers.ts';
import type { VendorWalletsService } from './vendor-wallets.service.ts';

type VendorWalletOperation = 'listVendorWallets' | 'collectVendorWallets' | 'listVendorTransfers';

export const vendorWalletRoutes = (wallets: VendorWalletsService): SomeHandlers<VendorWalletOperation> => ({
  listVendorWallets: ({ actor, language }) => wallets.list(actor, language),
  collectVendorWallets: ({ trx, actor, language, ip }) => wallets.collect(trx, actor, { language, ip }),
  listVendorTransfers: ({ actor, language, query: { cursor, pageSize = 20 } = {} }) =>
    wallets.history(actor, { cursor, pageSize }, language),
});
