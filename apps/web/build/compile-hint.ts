import type { Plugin } from 'vite';

/** The two chunks that the home page begins with (scripts/lib/initial-chunks.ts). */
const first = new Set(['vendor', 'site']);

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks browsers that know the hint (Chromium from 136) to compile every function of the first chunks while they come, off the page's
 * thread. Otherwise each function waits until it is called, is read once more, and the page waits for it. Only for what a start runs,
 * as what is compiled takes memory; of a smaller file the browser compiles all on the page's thread.
 */
export function compileHint(): Plugin {
  return {
    name: 'mekong:compile-hint',
    apply: 'build',
    generateBundle: {
      // the hint stands before anything else, and the minifier takes comments out
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk' && first.has(chunk.name)) chunk.code = hint + chunk.code;
      },
    },
  };
}
