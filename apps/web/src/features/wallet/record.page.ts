import { msg } from '@lingui/core/macro';
import { ReceiptText } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { walletSearch } from './wallet-search.ts';

/** Every movement of the wallet, with sums and as a file. */
export const recordPage = centrePage({
  title: msg({ message: 'Account record', comment: 'Page of the member centre: what moved the money' }),
  icon: ReceiptText,
  search: walletSearch,
  load: async () => (await import('./AccountRecord.tsx')).AccountRecord,
});
