import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

// what belongs to the program of the server alone is left out: packages are used as they are installed
const { ssr: _, ...site } = viteConfig({ command: 'serve', mode: 'test' });

export default defineConfig({
  ...site,
  test: {
    restoreMocks: true,
    // modules of its own for each file, in one process: starting one per file cost more than the tests
    pool: 'vmForks',
    // what draws has a document; a test.ts that needs one says so in its first line: // @vitest-environment jsdom
    projects: [
      { extends: true, test: { name: 'node', environment: 'node', include: ['{src,build}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['test/patience.ts', 'test/layout.ts'],
        },
      },
    ],
    // styles are found only while the files that hold them are being compiled: a file from the cache has lost them
    fsModuleCache: false,
    // limits, not waits: whole modals are put together here, and a busy machine gets the time it needs
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
