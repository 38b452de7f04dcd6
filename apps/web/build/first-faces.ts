import { scriptFaceWait } from '@mekong/ui/fonts/wait';
import type { Plugin } from 'vite';

/** The face of nearly every letter of the first screen, as it is named in the build. */
const firstFace = /^assets\/figtree-latin-[\w-]{7}\.woff2$/;

/**
 * Asks for the face of the first screen together with the page. Its `font-display` is `optional` (see fonts.css.ts of
 * packages/ui), so browsers wait for it briefly with the first paint, and nothing shifts when it comes later. Faces of other scripts are
 * asked for only where the device has none.
 */
export function firstFaces(): Plugin {
  return {
    name: 'mekong:first-faces',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => firstFace.test(name));
        if (!file)
          throw new Error('The build has no face for the first screen: see firstFace in build/first-faces.ts.');
        const link = `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`;
        return html
          .replace('<title>', () => `${link}<title>`)
          .replace('</head>', () => `<script>${scriptFaceWait}</script></head>`);
      },
    },
  };
}
