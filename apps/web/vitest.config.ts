import { defineConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

export default defineConfig({
  ...viteConfig,
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // styles are found only while the files that hold them are being compiled: a file from the cache has lost them
    fsModuleCache: false,
    // whole modals are put together here
    testTimeout: 30_000,
  },
});
