import { isAllowedGameUrl } from '@mekong/api-client/hosts';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { useCallback } from 'react';
import { usePermission } from '../queries/status.ts';

/**
 * Where a round is checked: the page of its vendor in the reader's language, if it is on a host that the site trusts with
 * games.
 */
export function useProofAddress(): (verifyUrl: string | undefined) => string | undefined {
  const { code } = useLanguage();
  const { launchGameCDNs } = usePermission();
  return useCallback(
    (verifyUrl) => {
      if (verifyUrl === undefined || !isAllowedGameUrl(verifyUrl, launchGameCDNs)) return undefined;
      const address = new URL(verifyUrl);
      address.searchParams.set('lang', code);
      return address.href;
    },
    [code, launchGameCDNs],
  );
}
