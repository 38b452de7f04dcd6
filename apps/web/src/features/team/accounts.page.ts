import { msg } from '@lingui/core/macro';
import { UserPlus } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { accountsSearch } from './accounts/accounts-search.ts';

/** Accounts that an agent makes directly below itself. */
export const accountsPage = centrePage({
  title: msg({ message: 'Add account', comment: 'Page of the agent centre: makes an account below the agent' }),
  icon: UserPlus,
  search: accountsSearch,
  load: async () => (await import('./bring-in-pages.ts')).bringInPages.AccountsPage,
});
