import { msg } from '@lingui/core/macro';
import { FileText } from 'lucide';
import { searchOf } from '../../entry/search.ts';
import { centrePage } from '../../parts/centre-page.ts';

/** Says what the page is for. */
export const __camel__Page = centrePage({
  title: msg`__title__`,
  icon: FileText,
  search: searchOf({}),
  load: async () => (await import('./__Name__Page.tsx')).__Name__Page,
});
