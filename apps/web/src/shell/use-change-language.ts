import { updateLanguage } from '@mekong/api-client/sdk';
import type { LanguageCode } from '@mekong/i18n/registry';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { statusQuery } from '../queries/status.ts';
import { rememberLanguage, showLanguage } from '../state/language.ts';
import { currentViewer } from '../state/session.ts';

/**
 * Changes the language of the site (S4-029): texts and direction at once, then everything that carries names. Vendors,
 * hot games, winners and announcements load by themselves, since their keys name the language.
 */
export function useChangeLanguage(): (code: LanguageCode) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    async (code) => {
      // what the whole page stands on is there before the page changes; a failed call leaves it in the old names
      await queryClient.prefetchQuery(statusQuery(code));
      await showLanguage(code);
      rememberLanguage(code);
      // the page speaks the new language whether or not the account could be told
      if (currentViewer().signedIn) void updateLanguage({ body: { language: code } }).catch(() => undefined);
      await router.invalidate();
    },
    [router, queryClient],
  );
}
