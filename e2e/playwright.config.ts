import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ports, providerOrigin, siteOrigin } from './support/addresses.ts';

/** Clients of the OpenID provider below: apps/gateway/test/openid-provider.ts knows the same ones. */
const social = {
  SOCIAL_GOOGLE_CLIENT_ID: 'mekong-google',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'test-only-google-secret-0123456789ab',
  SOCIAL_GOOGLE_ISSUER: providerOrigin,
};

/**
 * The folder of the database, with its key and its pictures beside it. Made once, though every worker reads this file;
 * taken away when the run is over and its gateway has stopped.
 */
function dataFolder(): string {
  if (process.env.E2E_DATA) return process.env.E2E_DATA;
  const folder = mkdtempSync(join(tmpdir(), 'mekong-e2e-'));
  process.env.E2E_DATA = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Journeys through the built site on a real gateway with a fresh embedded database. Two at a time, so each makes what it
 * changes: an account of its own, an address of its own.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // the second try tells what is broken from what is unsteady; both fail the run
  retries: 1,
  forbidOnly: !!process.env.CI,
  // limits, not waits: a busy machine gets the time it needs
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    baseURL: siteOrigin,
    locale: 'en-US',
    // what a failure looked like; pictures of every step would cost each journey a third of its time
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
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
  webServer: [
    {
      command: `node ../apps/gateway/test/processes/openid-provider.ts ${ports.provider} ${siteOrigin}`,
      url: `${providerOrigin}/.well-known/openid-configuration`,
      // it warns that it is not fit for production
      stderr: 'ignore',
      timeout: 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: 'node ../apps/gateway/src/main.ts --demo',
      url: `${siteOrigin}/readyz`,
      env: {
        PORT: String(ports.site),
        VENDOR_PORT: String(ports.vendor),
        OPERATIONS_PORT: String(ports.operations),
        DATA_DIR: join(dataFolder(), 'data'),
        RATE_LIMIT_SCALE: '1000',
        NODE_ENV: 'production',
        ...social,
      },
      timeout: 240_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
