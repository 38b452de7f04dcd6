import { defineConfig } from 'vitest/config';

/**
 * `x.test.ts` needs no database and runs once. `x.db.test.ts` uses `testDb()` and runs on both engines: the embedded one,
 * which works one transaction after the other and hides races, and a real PostgreSQL, which shows them.
 */
const common = {
  environment: 'node',
  globalSetup: ['test/global-setup.ts'],
  // limits, not waits: a busy machine gets the time it needs
  hookTimeout: 120_000,
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...common, name: 'pglite', include: ['{src,test,db}/**/*.test.ts'] } },
      { test: { ...common, name: 'postgres', include: ['{src,test,db}/**/*.db.test.ts'] } },
    ],
  },
});
