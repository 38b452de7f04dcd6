import { msg } from '@lingui/core/macro';
import { Link } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
import { linksSearch } from './links/links-search.ts';

/** Links by which an agent brings in members and agents. */
export const linksPage = centrePage({
  title: msg({ message: 'Links', comment: 'Page of the agent centre: links by which others register below the agent' }),
  icon: Link,
  search: linksSearch,
  load: async () => (await import('./bring-in-pages.ts')).bringInPages.LinksPage,
});
