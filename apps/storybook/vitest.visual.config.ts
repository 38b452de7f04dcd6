import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chromium, executablePath } from './browser.shared.ts';
import { currentEnvironment, reasonToSkip, recordEnvironment } from './visual/environment.ts';
import { prebundled, sourcePlugins } from './vite.shared.ts';

const isUpdate = process.argv.some((argument) => argument === '--update' || argument === '-u');
const environment = currentEnvironment(executablePath);
if (isUpdate) recordEnvironment(environment);
const reason = reasonToSkip(environment);
if (reason) console.log(reason);

export default defineConfig({
  cacheDir: 'node_modules/.cache/vite-visual',
  plugins: [...sourcePlugins(), react()],
  optimizeDeps: { include: prebundled },
  test: {
    name: 'pictures',
    api: { port: 63320 },
    include: reason ? [] : ['visual/**/*.visual.ts'],
    passWithNoTests: reason !== undefined,
    // STORIES=Button runs the stories of the files whose path contains it
    provide: { only: process.env.STORIES ?? '' },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium({ reducedMotion: 'reduce', deviceScaleFactor: 1 }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // a ratio over the whole page let a changed radius through: not one pixel may differ
          comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext, root, testFileDirectory }) =>
            `${root}/${testFileDirectory}/__baseline__/${arg}${ext}`,
        },
      },
    },
  },
});
