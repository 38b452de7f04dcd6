import { themePreload } from '@mekong/ui/themes/preload';
import type { Plugin } from 'vite';

/**
 * Shows the chosen theme before the first frame. A file instead of a line in the page: the content security policy of the
 * console allows no inline script at all.
 */
export function themeScript(): Plugin {
  const file = 'assets/theme.js';
  let base = '/';
  return {
    name: 'mekong:theme-script',
    configResolved: (config) => {
      base = config.base;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`${base}${file}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(themePreload);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: themePreload });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `${base}${file}` }, injectTo: 'head-prepend' }],
  };
}
