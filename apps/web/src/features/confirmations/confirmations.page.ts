import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide';
import { centrePage, type PageBadge } from '../../parts/centre-page.ts';
import { confirmationCountQuery } from '../../queries/confirmations.ts';
import { confirmationsSearch } from './confirmations-search.ts';

function useBadge(): PageBadge | undefined {
  const { t } = useLingui();
  const { data } = useQuery(confirmationCountQuery());
  const count = (data?.waiting ?? 0) + (data?.needEvidence ?? 0);
  if (count === 0) return undefined;
  return { count, label: t`${plural(count, { one: '# payment needs you', other: '# payments need you' })}` };
}

/** Whether what was paid out has arrived. */
export const confirmationsPage = centrePage({
  title: msg({
    message: 'Confirmations',
    context: 'page',
    comment: 'Page where a member says whether payments have arrived',
  }),
  icon: BadgeCheck,
  search: confirmationsSearch,
  useBadge,
  load: async () => (await import('./ConfirmationsPage.tsx')).ConfirmationsPage,
});
