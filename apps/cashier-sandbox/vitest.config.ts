import { defineConfig } from 'vitest/config';

export default defineConfig({
  // limits, not waits: a busy machine gets the time it needs
  test: {
    environment: 'node',
    pool: 'vmForks',
    include: ['server/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
