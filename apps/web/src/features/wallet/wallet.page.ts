import { msg } from '@lingui/core/macro';
import { Wallet } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { walletQuery } from '../../queries/wallet.ts';
import { walletSearch } from './wallet-search.ts';

/** What the member has, and what moved it. */
export const walletPage = centrePage({
  title: msg`My wallet`,
  icon: Wallet,
  search: walletSearch,
  // the page shows what fails, and waits for nothing
  loader: ({ queryClient }) => void queryClient.prefetchQuery(walletQuery()),
  load: async () => (await import('./WalletPage.tsx')).WalletPage,
});
