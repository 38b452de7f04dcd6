import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chromium } from './browser.shared.ts';
import { prebundled, sourcePlugins } from './vite.shared.ts';

export default defineConfig({
  cacheDir: 'node_modules/.cache/vite-stories',
  plugins: [...sourcePlugins(), react()],
  optimizeDeps: { include: prebundled },
  test: {
    name: 'stories',
    // limits, not waits: a busy machine gets the time it needs
    testTimeout: 60_000,
    hookTimeout: 60_000,
    api: { port: 63315 },
    include: ['test/**/*.test.ts'],
    // STORIES=Button runs the stories of the files whose path contains it
    provide: { only: process.env.STORIES ?? '' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 800 },
      provider: chromium({ reducedMotion: 'reduce' }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
