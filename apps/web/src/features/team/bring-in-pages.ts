import { AccountsPage } from './accounts/AccountsPage.tsx';
import { LinksPage } from './links/LinksPage.tsx';

/** Pages by which an agent brings in others: one file, because the first download names every file of a page. */
export const bringInPages = { AccountsPage, LinksPage };
