import { defineConfig } from 'vitest/config';

/** The pages of the built workshop, a browser for each language: by night, since building the workshop alone takes over a minute. */
export default defineConfig({
  test: {
    name: 'docs',
    root: import.meta.dirname,
    // a limit, not a wait: a page of twenty stories is looked through by axe
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 3,
    reporters: ['default', ['json', { outputFile: '../.results/nightly-docs.json' }]],
  },
});
