import { msg } from '@lingui/core/macro';
import { List } from 'lucide';
import type { ConsolePage } from '../../parts/console-page.ts';

/** Says what the page is for. */
export const __camel__Page: ConsolePage = {
  path: '/__name__',
  title: msg`__title__`,
  icon: List,
  group: '__group__',
  needs: '__operation__',
  load: async () => (await import('./__Name__Screen.tsx')).__Name__Screen,
};
