import { msg } from '@lingui/core/macro';
import { getMarketingConsentOptions } from '@mekong/api-client/queries/getMarketingConsent';
import { loadArea } from '@mekong/i18n/i18n';
import { FileLock } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';

/** Consents, a copy of the own data, and the end of the account. */
export const privacyPage = centrePage({
  title: msg({
    message: 'Privacy',
    context: 'page',
    comment: 'Page: consents, a copy of the own data, the end of the account',
  }),
  icon: FileLock,
  search: () => ({}),
  // the page shows what fails, and waits for nothing
  loader: ({ queryClient }) => void queryClient.prefetchQuery(getMarketingConsentOptions()),
  load: async () => {
    const [{ PrivacyPage }] = await Promise.all([import('./PrivacyPage.tsx'), loadArea('safer')]);
    return PrivacyPage;
  },
});
