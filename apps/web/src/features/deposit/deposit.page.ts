import { msg } from '@lingui/core/macro';
import { ArrowDownToLine } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { bonusOffersQuery } from '../../queries/bonuses.ts';
import { depositMethodsQuery, depositsQuery } from '../../queries/deposits.ts';
import { depositSearch } from './deposit-search.ts';

/** Paying in: a new deposit, and the orders there are. */
export const depositPage = centrePage({
  title: msg({ message: 'Deposit', context: 'page', comment: 'Page where money is paid in' }),
  icon: ArrowDownToLine,
  // orders of before the break are still shown by links that name them
  isListed: ({ haveDepositsEnded }) => haveDepositsEnded !== true,
  search: depositSearch,
  loader: ({ queryClient, search }) => {
    // the page shows what fails, and waits for nothing
    if (search.order === undefined) {
      void queryClient.prefetchQuery(depositMethodsQuery());
      void queryClient.prefetchQuery(bonusOffersQuery());
    }
    void queryClient.prefetchInfiniteQuery(depositsQuery());
  },
  load: async () => (await import('./DepositPage.tsx')).DepositPage,
});
