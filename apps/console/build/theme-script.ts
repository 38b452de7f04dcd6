import { themePreload } from '@mekong/ui/themes/preload';
import type { Plugin } from 'vite';

/**
 * Shows the chosen theme before the first frame. A file instead of a line in the page: the content security policy of the
 * console allows no inline script at all.
 */
export function themeScript(): Plugin {
  // without a hash, so outside of `assets`: that folder is kept for a year
  const file = 'theme.js';
  return {
    name: 'mekong:theme-script',
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${file}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(themePreload);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: themePreload });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${file}` }, injectTo: 'head-prepend' }],
  };
}
