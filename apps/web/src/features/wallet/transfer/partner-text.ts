import { useLingui } from '@lingui/react/macro';
import type { Transfer } from '@mekong/api-client/types';
import { isolateLtr } from '@mekong/i18n/bidi';

/** The other party of a transfer in words: where it stands in the tree, and its masked name. */
export function usePartnerText(): (transfer: Pick<Transfer, 'partner' | 'partnerIs'>) => string {
  const { t } = useLingui();
  return ({ partner, partnerIs }) => {
    if (partnerIs === 'OWN_WALLET') return partner;
    const name = isolateLtr(partner);
    return partnerIs === 'UPLINE'
      ? t({ message: `Upline ${name}`, comment: '{name} is a masked user name' })
      : t({ message: `Downline ${name}`, comment: '{name} is a masked user name' });
  };
}
