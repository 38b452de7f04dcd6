import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { paymentsOrigin, ports, providerOrigin, siteOrigin } from './support/addresses.ts';
import { nameOfData } from './support/site-data.ts';

/** Clients of the OpenID provider below: apps/gateway/test/openid-provider.ts knows the same ones. */
const social = {
  SOCIAL_GOOGLE_CLIENT_ID: 'mekong-google',
  SOCIAL_GOOGLE_CLIENT_SECRET: 'test-only-google-secret-0123456789ab',
  SOCIAL_GOOGLE_ISSUER: providerOrigin,
};

/** What the gateway and the payment sandbox prove themselves by. */
const payments = {
  CASHIER_SANDBOX_URL: paymentsOrigin,
  CASHIER_SANDBOX_KEY: 'a-key-of-the-journeys-0123',
  CASHIER_SANDBOX_SECRETS: 'c2FuZGJveC1zZWNyZXQtZm9yLXRlc3RzLW9ubHkhISE=',
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
 * The headless shell that lies beside Chromium: the same browser without the windows that nobody sees, for a third of the
 * work. `undefined` leaves the choice to Playwright.
 */
function browserPath(): string | undefined {
  const chromium = process.env.CHROMIUM_PATH;
  if (!chromium) return undefined;
  const shell = join(dirname(chromium), 'chromium-headless-shell');
  return existsSync(shell) ? shell : chromium;
}
const executablePath = browserPath();

// sources that are edited while the journeys run are no reason to make the data anew
process.env.E2E_DATA_NAME ??= nameOfData();

/** Journeys that take more than twenty seconds, because what they wait for comes in its own time. */
const longest = [
  ...['operated.spec.ts', 'main-job.spec.ts', 'game-trouble.spec.ts', 'console.spec.ts'],
  'slots-by-keyboard.spec.ts',
];

/** One gateway, or with E2E_GATEWAYS=2 two of them on one PostgreSQL, each of which answers every other request. */
const site =
  process.env.E2E_GATEWAYS === '2'
    ? `node ../apps/gateway/test/processes/two-gateways.ts ${accounts.winner.username} ${accounts.winner.password}`
    : `node support/serve.ts ${dataFolder()}`;

/**
 * Journeys through the built site on a real gateway with the data of the demo. Three at a time, so each makes what it
 * changes: an account of its own, an address of its own. Those with the tag `@night`, about what tests of their parts prove
 * too, run at night and when they were edited: with E2E_NIGHT=1.
 */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './support/prepare.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  ...(process.env.E2E_NIGHT ? {} : { grepInvert: /@night/ }),
  workers: 3,
  // the second try tells what is broken from what is unsteady: that is named, and fails the nightly run
  retries: 1,
  forbidOnly: !!process.env.CI,
  // limits, not waits: a busy machine gets the time it needs
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    baseURL: siteOrigin,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    // what moves by itself costs work; motion is looked at where it is the subject
    contextOptions: { reducedMotion: 'reduce' },
    // of the second try alone: a trace of what passes would cost each journey a third of its time
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Every journey has a process of its own, which ends before optimised code has paid for its compilation: a fifth of
        // its processor time. What a script does is the same without.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  // in this order: what takes long and waits a lot comes first, or a processor would have nothing to do at the end
  projects: [
    { name: 'long', testMatch: longest },
    { name: 'other', testIgnore: longest },
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
      command: 'node ../apps/cashier-sandbox/server/main.ts',
      url: paymentsOrigin,
      env: {
        ...payments,
        CASHIER_SANDBOX_PORT: String(ports.payments),
        CASHIER_SANDBOX_WEBHOOKS: `${siteOrigin}/cashier/v1/webhooks/sandbox`,
        CASHIER_SANDBOX_DATA: ':memory:',
      },
      timeout: 60_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: site,
      url: `${siteOrigin}/readyz`,
      env: {
        PORT: String(ports.site),
        VENDOR_PORT: String(ports.vendor),
        OPERATIONS_PORT: String(ports.operations),
        RATE_LIMIT_SCALE: '1000',
        NODE_ENV: 'production',
        ...social,
        ...payments,
      },
      timeout: 240_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
});
