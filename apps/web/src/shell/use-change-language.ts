import { t } from '@lingui/core/macro';
import type { LanguageCode } from '@mekong/i18n/registry';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { currentViewer } from '../state/session.ts';
import { changeLanguage } from './change-language.ts';
import { languageMessage } from './language-message.ts';

/**
 * Changes the language of the site: texts and direction at once, then everything that carries names. Vendors,
 * hot games, winners and announcements load by themselves, since their keys name the language.
 */
export function useChangeLanguage(): (code: LanguageCode) => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    async function change(code): Promise<void> {
      try {
        await changeLanguage(queryClient, code);
      } catch {
        toast({
          id: languageMessage,
          tone: 'negative',
          title: t`The language could not be changed.`,
          description: t`Check your connection and try again.`,
          action: {
            label: t`Try again`,
            alternative: t`Choose the language again in the side menu`,
            onSelect: () => void change(code),
          },
        });
        return;
      }
      if (currentViewer().signedIn)
        void import('./save-language.ts').then(({ saveLanguage }) => saveLanguage(code)).catch(() => undefined);
      await router.invalidate();
    },
    [router, queryClient],
  );
}
