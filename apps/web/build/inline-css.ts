import type { Plugin } from 'vite';

/**
 * Writes the styles of the first chunk into the page instead of linking them: the first frame then waits for one answer
 * only. They are small by budget (bench/budgets.ts), and the gateway names their hash in its content security policy.
 *
 * A link without effect stays behind: what loads a part asks first for each of its sheets that no link of the page names, and
 * the styles of the first chunk are among those of most parts. Browsers do not fetch a sheet that is disabled.
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
          if (asset?.type !== 'asset') return link;
          return `<style>${String(asset.source).trim()}</style><link rel="stylesheet" href="/${file}" disabled>`;
        }),
    },
  };
}
