import type { ModuleContext } from '../../contract/module.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
import type { Settings } from '../system/settings.service.ts';
import { vendorWalletRoutes } from './vendor-wallets.routes.ts';
import { createVendorWallets } from './vendor-wallets.service.ts';

/** Wallets of members at vendors, where the merchant has one for each. */
export function createVendorWalletsModule({ db, cursors, now }: ModuleContext, { settings }: { settings: Settings }) {
  const gate = createPlayGate(async () => (await settings.current()).merchant.timeZone, now);
  const vendorWallets = createVendorWallets({ db, cursors, settings, gate, now });
  return { handlers: vendorWalletRoutes(vendorWallets), vendorWallets };
}
