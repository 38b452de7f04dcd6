import type { Settings } from './settings.service.ts';

/** Whether accounts of a currency play from wallets at vendors. */
export type WalletRule = (currency: string) => Promise<boolean>;

/**
 * The rule of the merchant. Trial accounts have one wallet, and a currency that nobody else has. It answers from memory, so the path
 * of a bet may ask.
 */
export const createWalletRule =
  (settings: Pick<Settings, 'current'>): WalletRule =>
  async (currency) => {
    const { merchant } = await settings.current();
    return merchant.hasVendorWallets && currency !== merchant.trialCurrency;
  };

/** One wallet pays for every game. */
export const oneWallet: WalletRule = async () => false;
