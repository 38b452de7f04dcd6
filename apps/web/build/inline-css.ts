import type { Plugin } from 'vite';

/**
 * Writes the styles of the first chunk into the page instead of linking them: the first frame then waits for one answer
 * only. They are small by budget (bench/budgets.ts), and the gateway names their hash in its content security policy.
 */
export function inlineCss(): Plugin {
  return {
    name: 'mekong:inline-css',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link, file: string) => {
          const asset = bundle[file];
          return asset?.type === 'asset' ? `<style>${String(asset.source).trim()}</style>` : link;
        }),
    },
  };
}
