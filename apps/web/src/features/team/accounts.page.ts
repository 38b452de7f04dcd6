import { msg } from '@lingui/core/macro';
import { loadArea } from '@mekong/i18n/i18n';
import { UserPlus } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { accountsSearch } from './accounts/accounts-search.ts';

/** Accounts that an agent makes directly below itself. */
export const accountsPage = centrePage({
  title: msg({ message: 'Add account', comment: 'Page of the agent centre: makes an account below the agent' }),
  icon: UserPlus,
  search: accountsSearch,
  load: async () => {
    // of a row that was refused, the reason is one of the errors
    const [{ bringInPages }] = await Promise.all([import('./bring-in-pages.ts'), loadArea('errors')]);
    return bringInPages.AccountsPage;
  },
});
