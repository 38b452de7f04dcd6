import { msg } from '@lingui/core/macro';
import { getSaferPlayOptions } from '@mekong/api-client/queries/getSaferPlay';
import { loadArea } from '@mekong/i18n/i18n';
import { HeartHandshake } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { saferSearch } from './safer-search.ts';

/** Limits, breaks and own figures. */
export const saferPage = centrePage({
  title: msg`Safer play`,
  icon: HeartHandshake,
  search: saferSearch,
  // the page shows what fails, and waits for nothing
  loader: ({ queryClient }) => void queryClient.prefetchQuery(getSaferPlayOptions()),
  load: async () => {
    const [{ SaferPlayPage }] = await Promise.all([import('./SaferPlayPage.tsx'), loadArea('safer')]);
    return SaferPlayPage;
  },
});
