import type { Plugin } from 'vite';

/** The face of nearly every letter, as it is named in the build. */
const face = /^assets\/figtree-latin-[\w-]{8}\.woff2$/;

/**
 * Asks for the face together with the page: its `font-display` is `optional` (fonts.css.ts of packages/ui), so a face that
 * comes after the first paint is not shown at all on that page.
 */
export function firstFace(): Plugin {
  return {
    name: 'mekong:first-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => face.test(name));
        if (!file) throw new Error('The build has no face: see build/first-face.ts.');
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}
