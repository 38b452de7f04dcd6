import type { Balance, MerchantWallet } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { formatMoney } from '../../kernel/money.ts';
import { memberBalance } from '../../ledger/balance.ts';
import type { Settings } from '../system/settings.service.ts';

/** The wallet as its owner sees it. */
export function createWalletService(db: Executor, settings: Settings) {
  return {
    /** Balance now, in the currency of the account. */
    async balance(actor: SignedIn): Promise<Balance> {
      const [{ sumBalance, version }, all] = await Promise.all([
        memberBalance(db, actor.memberId, actor.currency),
        settings.current(),
      ]);
      const { currencySymbol, trialCurrencySymbol } = all.merchant;
      return {
        currency: actor.currency,
        currencySymbol: actor.role === 'trial' ? trialCurrencySymbol : currencySymbol,
        sumBalance: formatMoney(sumBalance),
        version: Number(version),
        at: new Date().toISOString(),
      };
    },

    /** One seamless wallet for all games: nothing has to be moved before play. */
    async merchantWallet(isTrial: boolean): Promise<MerchantWallet> {
      const { merchant } = await settings.current();
      return {
        isSingle: true,
        currency: isTrial ? merchant.trialCurrency : merchant.currency,
        currencySymbol: isTrial ? merchant.trialCurrencySymbol : merchant.currencySymbol,
        decimals: merchant.decimals,
      };
    },
  };
}

export type WalletService = ReturnType<typeof createWalletService>;
