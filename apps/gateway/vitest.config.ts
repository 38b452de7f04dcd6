import { defineConfig } from 'vitest/config';

/**
 * `x.test.ts` needs no database and runs once. `x.db.test.ts` uses `testDb()` and runs on both engines: the embedded one,
 * which works one transaction after the other and hides races, and a real PostgreSQL, which shows them. Files share the
 * modules of their worker, which saves loading them 160 times; `x.alone.db.test.ts` replaces a module and has its own.
 */
const common = {
  environment: 'node',
  globalSetup: ['test/global-setup.ts'],
  // limits, not waits: a busy machine gets the time it needs
  hookTimeout: 120_000,
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};
const alone = '**/*.alone.db.test.ts';
const shared = { ...common, isolate: false, exclude: ['**/node_modules/**', alone] };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'pglite', include: ['{src,test,db}/**/*.test.ts'] } },
      { test: { ...shared, name: 'postgres', include: ['{src,test,db}/**/*.db.test.ts'] } },
      { test: { ...common, name: 'pglite alone', include: [alone] } },
      { test: { ...common, name: 'postgres alone', include: [alone] } },
    ],
  },
});
