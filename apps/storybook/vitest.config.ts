import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chromium, executablePath } from './browser.shared.ts';
import { directionalFiles, shardsOf } from './test/shards.ts';
import { Stalls } from './test/stalls.ts';
import { currentEnvironment, leaveReason, reasonToSkip, recordEnvironment } from './visual/environment.ts';
import { prebundled, sourcePlugins } from './vite.shared.ts';

/** STORIES=Button,Card runs the stories of the files whose path contains one of them. */
const only = process.env.STORIES ?? '';
/** Each shard loads everything that stories are made of, which does not pay for a few. */
const shards = only && only.split(',').length < 10 ? 1 : 3;
const isUpdate = process.argv.some((argument) => argument === '--update' || argument === '-u');
const environment = currentEnvironment(executablePath);
if (isUpdate) recordEnvironment(environment);
const reason = reasonToSkip(environment);
leaveReason(reason);
if (reason) console.log(`pictures ${reason}`);

export default defineConfig({
  cacheDir: 'node_modules/.cache/vite-stories',
  plugins: [...sourcePlugins(), react()],
  optimizeDeps: { include: prebundled },
  test: {
    name: 'stories',
    // limits, not waits: a busy machine gets the time it needs
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.results/stories.json' }], new Stalls()],
    api: { port: 63315 },
    include: [shards === 1 ? 'test/stories-1.test.ts' : 'test/*.test.ts'],
    maxWorkers: 3,
    provide: {
      shardOf: shardsOf(only, shards),
      comparesPictures: reason === undefined,
      directional: directionalFiles(),
      playsAllTurned: process.env.STORIES_TURNED === 'all',
    },
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 180_000,
      screenshotFailures: false,
      viewport: { width: 1200, height: 800 },
      provider: chromium({ reducedMotion: 'reduce', deviceScaleFactor: 1 }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // two pictures that are alike have to come within it
          timeout: 30_000,
          // Edges of letters count: a ratio over the whole page let a changed radius through, and the usual threshold of
          // 0.1 one dark surface for another (they are 9 of 255 apart). 0.03 is 7 of 255. Chromium does not paint round
          // corners exactly alike twice: two corners of an icon were off in one run of twenty, so eight pixels may
          // be. A radius that is one pixel larger changes ninety of a single button.
          comparatorOptions: { threshold: 0.03, includeAA: true, allowedMismatchedPixels: 8 },
          resolveScreenshotPath: ({ arg, ext, root }) => `${root}/visual/__baseline__/${arg}${ext}`,
        },
      },
    },
  },
});
