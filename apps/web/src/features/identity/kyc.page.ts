import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { loadArea } from '@mekong/i18n/i18n';
import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide';
import { centrePage, type PageBadge } from '../../parts/centre-page.ts';
import { identityCheckQuery } from '../../queries/identity.ts';
import { identitySearch } from './identity-search.ts';

/** States in which the member has something to do. */
const own: readonly string[] = ['NOT_STARTED', 'DRAFT', 'REJECTED', 'EXPIRED'];

function useBadge(): PageBadge | undefined {
  const { t } = useLingui();
  const { data } = useQuery(identityCheckQuery());
  if (!data?.isNeeded || !own.includes(String(data.state))) return undefined;
  return { count: 1, label: t`Your identity check needs you` };
}

/** Who the member is. */
export const kycPage = centrePage({
  title: msg({ message: 'Identity check', context: 'page', comment: 'Page where members say who they are' }),
  icon: IdCard,
  search: identitySearch,
  useBadge,
  loader: ({ queryClient }) => void queryClient.prefetchQuery(identityCheckQuery()),
  load: async () => {
    const [{ IdentityPage }] = await Promise.all([import('./IdentityPage.tsx'), loadArea('identity')]);
    return IdentityPage;
  },
});
