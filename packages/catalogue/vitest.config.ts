import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // limits, not waits: a busy machine gets the time it needs
    testTimeout: 30_000,
  },
});
