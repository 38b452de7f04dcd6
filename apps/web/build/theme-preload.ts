import { themePreload } from '@mekong/ui/themes/preload';
import type { Plugin } from 'vite';

/** Puts the script that shows the right theme before the first frame into the head of the page. */
export function themePreloadScript(): Plugin {
  return {
    name: 'mekong:theme-preload',
    transformIndexHtml: () => [{ tag: 'script', children: themePreload, injectTo: 'head-prepend' }],
  };
}
