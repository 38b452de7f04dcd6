import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig({
  ...viteConfig,
  test: {
    restoreMocks: true,
    // modules of its own for each file, in one process: starting one per file cost more than the tests
    pool: 'vmForks',
    // what renders has a document
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'dom', environment: 'jsdom', include: ['src/**/*.test.tsx'], setupFiles: ['test/patience.ts'] },
      },
    ],
    // styles are found only while the files that hold them are being compiled: a file from the cache has lost them
    fsModuleCache: false,
    // limits, not waits: whole pages are put together here, and a busy machine gets the time it needs
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
