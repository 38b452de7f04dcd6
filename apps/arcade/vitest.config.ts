import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

/**
 * `x.db.test.ts` runs on PostgreSQL, where calls race each other as they do in production. `TEST_ENGINES=all` repeats it on
 * the embedded engine and adds the soak tests.
 */
const isNightly = process.env.TEST_ENGINES === 'all';

const common = {
  // a test that needs a document says so in its first line: // @vitest-environment jsdom
  environment: 'node',
  restoreMocks: true,
  // limits, not waits: a busy machine gets the time it needs
  testTimeout: 60_000,
  hookTimeout: 120_000,
};
const database = {
  ...common,
  isolate: false,
  include: ['server/**/*.db.test.ts'],
  globalSetup: ['server/test/global-setup.ts'],
};

export default defineConfig({
  ...viteConfig,
  root: '.',
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...common,
          name: 'units',
          // modules of its own for each file, in one process: starting one per file cost more than the tests
          pool: 'vmForks',
          include: ['{client,server}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', ...(isNightly ? [] : ['**/*.soak.test.ts'])],
        },
      },
      { test: { ...database, name: 'postgres' } },
      ...(isNightly ? [{ test: { ...database, name: 'embedded' } }] : []),
    ],
  },
});
