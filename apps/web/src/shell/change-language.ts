import type { LanguageCode } from '@mekong/i18n/registry';
import type { QueryClient } from '@tanstack/react-query';
import { statusQuery } from '../queries/status.ts';
import { showLanguage } from '../state/language.ts';
import { rememberLanguage } from '../state/language-choice.ts';

/**
 * Shows another language: texts and direction at once, since what the whole page stands on is there before it changes.
 *
 * @throws ApiError or ChunkError when it cannot be fetched; the page stays in its language.
 */
export async function changeLanguage(queryClient: QueryClient, code: LanguageCode): Promise<void> {
  await queryClient.fetchQuery(statusQuery(code));
  await showLanguage(code);
  rememberLanguage(code);
}
