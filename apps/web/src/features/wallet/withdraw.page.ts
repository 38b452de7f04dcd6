import { msg } from '@lingui/core/macro';
import { ArrowUpFromLine } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { walletQuery } from '../../queries/wallet.ts';
import { withdrawSearch } from './withdraw/withdraw-search.ts';

/** Paying out: a new withdrawal, the accounts it can go to, and the withdrawals there are. */
export const withdrawPage = centrePage({
  title: msg({ message: 'Withdraw', context: 'page', comment: 'Page where money is paid out' }),
  icon: ArrowUpFromLine,
  search: withdrawSearch,
  // the page shows what fails, and waits for nothing
  loader: ({ queryClient, search }) => {
    if (search.order === undefined) void queryClient.prefetchQuery(walletQuery());
  },
  load: async () => (await import('./withdraw/WithdrawPage.tsx')).WithdrawPage,
});
