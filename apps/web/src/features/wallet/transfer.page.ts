import { msg } from '@lingui/core/macro';
import { session } from '@mekong/api-client/session';
import { ArrowLeftRight } from 'lucide';
import { opensAgentCentre } from '../../entry/account-type.ts';
import { centrePage } from '../../parts/centre-page.ts';
import { transferOptionsQuery } from '../../queries/transfers.ts';
import { transferSearch } from './transfer/transfer-search.ts';

/** Money to the upline, or from an agent to a downline. Only where the account may pass money on. */
export const transferPage = centrePage({
  title: msg({ message: 'Transfer', context: 'page', comment: 'Page where money is passed on to upline or downline' }),
  icon: ArrowLeftRight,
  guard: ({ viewer }) => viewer.signedIn && (opensAgentCentre(viewer.type) || session.get('toUpline') === true),
  search: transferSearch,
  // the page shows what fails, and waits for nothing
  loader: ({ queryClient, search }) => {
    if (search.order === undefined) void queryClient.prefetchQuery(transferOptionsQuery());
  },
  load: async () => (await import('./transfer/TransferPage.tsx')).TransferPage,
});
