import { msg } from '@lingui/core/macro';
import { FileText } from 'lucide';
import { centrePage } from '../../parts/centre-page.ts';
__searchImport__

/** Says what the page is for. */
export const __camel__Page = centrePage({
  title: msg`__title__`,
  icon: FileText,
  search: __search__,
  load: async () => (await import('./__Name__Page.tsx')).__Name__Page,
});
