import { configDefaults, defineConfig } from 'vitest/config';
import {
  alone,
  beforeAllSuites,
  kills,
  onBothEngines,
  onServerAlone,
  racesOnBothEngines,
  soaks,
} from './test/suites.ts';

/**
 * `x.test.ts` needs no database and runs once. `x.db.test.ts` uses `testDb()`: it runs on a real PostgreSQL, and where
 * test/suites.ts says so on the embedded engine too. `x.alone.db.test.ts` replaces a module and has its own modules; all other
 * files share those of their worker, which saves loading them 160 times.
 *
 * Of a suite that is on the embedded engine for its races, only tests with the tag `race` run there.
 *
 * `TEST_ENGINES=all` runs every file on both engines, the kills and the soak tests too.
 */
const isNightly = process.env.TEST_ENGINES === 'all';

const common = {
  environment: 'node',
  globalSetup: ['test/global-setup.ts'],
  setupFiles: ['test/compile-cache.ts'],
  // limits, not waits: a busy machine gets the time it needs, and at night properties are tried ten times as often
  hookTimeout: 120_000,
  testTimeout: isNightly ? 600_000 : 60_000,
  expect: { poll: { timeout: 20_000 } },
};
const apart = ['**/node_modules/**', alone, kills, ...(isNightly ? [] : [soaks])];
const shared = { ...common, isolate: false, exclude: apart };
const everyDatabaseTest = ['{src,test,db}/**/*.db.test.ts'];

export default defineConfig({
  test: {
    // one more than processors: some tests wait for a job's next second
    maxWorkers: 3,
    // read as a folder or run before all: no import tells `--changed` that every suite depends on them
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, ...beforeAllSuites],
    // Node loads the files itself, as in production: a fifth of the processor time
    experimental: { viteModuleRunner: false },
    tags: [{ name: 'race', description: 'Calls that race each other: they run on both engines by day.' }],
    projects: [
      {
        test: {
          ...shared,
          name: 'pglite',
          include: [
            '{src,test,db}/**/!(*.db).test.ts',
            ...(isNightly ? everyDatabaseTest : [...onBothEngines, ...racesOnBothEngines]),
          ],
          exclude: [...apart, onServerAlone],
          setupFiles: [...common.setupFiles, ...(isNightly ? [] : ['test/races-alone.ts'])],
        },
      },
      { test: { ...shared, name: 'postgres', include: everyDatabaseTest } },
      { test: { ...common, name: 'postgres alone', include: [alone] } },
      ...(isNightly
        ? [
            { test: { ...common, name: 'pglite alone', include: [alone] } },
            { test: { ...common, name: 'pglite kills', include: ['**/{kill{,.*},settings.cli,verify.cli}.test.ts'] } },
            { test: { ...common, name: 'postgres kills', include: ['**/{kill,two-starts}.db.test.ts'] } },
          ]
        : []),
    ],
  },
});
