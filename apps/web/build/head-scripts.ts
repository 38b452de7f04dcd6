import { themePreload } from '@mekong/ui/themes/preload';
import type { Plugin } from 'vite';
import { drawnScript } from '../src/state/drawn.ts';
import { firstScriptGuard } from '../src/state/first-script.ts';

/**
 * Puts into the head of the page what has to run before the first frame: the right theme, an ear for early presses, and one for
 * a first script that does not come.
 */
export function headScripts(): Plugin {
  return {
    name: 'mekong:head-scripts',
    transformIndexHtml: () =>
      [themePreload, drawnScript, firstScriptGuard].map((children) => ({
        tag: 'script',
        children,
        injectTo: 'head-prepend',
      })),
  };
}
