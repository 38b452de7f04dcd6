import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig({
  ...viteConfig,
  test: {
    // a test that needs a document says so in its first line: // @vitest-environment jsdom
    environment: 'node',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // limits, not waits: a busy machine gets the time it needs
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
