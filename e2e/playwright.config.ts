import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 8180);

/** Journeys through the built site on a real gateway with a fresh embedded database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: !!process.env.CI,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } }, grepInvert: /@small/ },
    { name: 'small', use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, grep: /@small/ },
  ],
  webServer: {
    command: 'node ../apps/gateway/src/main.ts --demo',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      VENDOR_PORT: String(port + 1),
      OPERATIONS_PORT: String(port + 2),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'mekong-e2e-')),
      RATE_LIMIT_SCALE: '1000',
      NODE_ENV: 'production',
    },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
