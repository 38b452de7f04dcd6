import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { ports } from './addresses.ts';
import { expect, test } from './site.ts';
import { copyData } from './site-data.ts';

const main = fileURLToPath(new URL('../../apps/gateway/src/main.ts', import.meta.url));

/**
 * A site of their own for the journeys of one group: settings are everybody's, and these turn them. It starts on a copy of
 * the data that the common site has; its journeys run one after the other.
 */
export function ownSite() {
  test.describe.configure({ mode: 'serial' });
  // two groups may run at once, each in a worker of its own
  const port = (): number => ports.provider + 1 + 3 * test.info().parallelIndex;
  const site = (): string => `http://localhost:${port()}`;
  // of the database, its key and its pictures; made for a group that runs, not wherever this is only read
  let folder = '';
  let gateway: ChildProcess | undefined;

  test.beforeAll(async ({ request }) => {
    test.setTimeout(120_000);
    folder = mkdtempSync(join(tmpdir(), 'mekong-e2e-own-'));
    gateway = spawn('node', [main], {
      env: {
        ...process.env,
        // `localhost` leads here too: a site with two names
        HOST: '127.0.0.1',
        PORT: String(port()),
        VENDOR_PORT: String(port() + 1),
        OPERATIONS_PORT: String(port() + 2),
        DATA_DIR: copyData(folder),
        RATE_LIMIT_SCALE: '1000',
        NODE_ENV: 'development',
        TRUST_PROXY: '127.0.0.1,::1',
      },
      stdio: 'ignore',
    });
    const isReady = () =>
      request.get(`${site()}/readyz`).then(
        (answer) => answer.ok(),
        () => false,
      );
    await expect.poll(isReady, { timeout: 110_000, intervals: [200] }).toBe(true);
  });
  test.afterAll(async () => {
    if (gateway && gateway.exitCode === null && gateway.signalCode === null) {
      const ended = once(gateway, 'exit');
      gateway.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** Its address. Only inside a journey. */
    site,
    /**
     * What an operator does on one of the operators' pages.
     *
     * @param act fills in the form
     * @param section which form of the page is saved, from 0
     */
    async operate(page: Page, path: string, act: (form: Page) => Promise<void>, section = 0): Promise<void> {
      const operator = await page.context().newPage();
      await operator.goto(`http://localhost:${port() + 2}${path}`);
      await act(operator);
      await operator.getByRole('button', { name: 'Save' }).nth(section).click();
      await expect(operator.locator('.saved').first()).toBeVisible();
      await operator.close();
    },
  };
}
