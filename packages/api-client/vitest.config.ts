import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    // modules of its own for each file, in one process: starting one per file cost more than the tests
    pool: 'vmForks',
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // limits, not waits: a busy machine gets the time it needs
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
