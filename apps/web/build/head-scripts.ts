import { themePreload } from '@mekong/ui/themes/preload';
import type { Plugin } from 'vite';
import { drawnScript } from '../src/state/drawn.ts';

/** Puts into the head of the page what has to run before the first frame: the right theme, and an ear for early presses. */
export function headScripts(): Plugin {
  return {
    name: 'mekong:head-scripts',
    transformIndexHtml: () =>
      [themePreload, drawnScript].map((children) => ({ tag: 'script', children, injectTo: 'head-prepend' })),
  };
}
