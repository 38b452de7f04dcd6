import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { root } from './run.mjs';

/**
 * Starts the payment sandbox in a process of its own, with a key and a secret that it shares with the gateway of this start
 * alone. Where another provider is named by CASHIER_SANDBOX_URL, nothing is started.
 *
 * @returns {{ env: Record<string, string>, end: () => void }} what the gateway has to know, and what ends the sandbox
 */
export function startPayments() {
  const { CASHIER_SANDBOX_URL: elsewhere, CASHIER_SANDBOX_PORT: asked, DATA_DIR: data, PORT: site } = process.env;
  if (elsewhere) return { env: {}, end: () => undefined };
  const port = asked || '8083';
  const env = {
    CASHIER_SANDBOX_URL: `http://localhost:${port}`,
    CASHIER_SANDBOX_KEY: randomBytes(24).toString('base64url'),
    CASHIER_SANDBOX_SECRETS: randomBytes(32).toString('base64'),
  };
  const child = spawn('node', ['apps/cashier-sandbox/server/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // two sites with data of their own have two sets of books
      ...(data ? { CASHIER_SANDBOX_DATA: `${data}.payments.sqlite` } : {}),
      ...process.env,
      ...env,
      CASHIER_SANDBOX_PORT: port,
      CASHIER_SANDBOX_WEBHOOKS: `http://localhost:${site || '8080'}/cashier/v1/webhooks/sandbox`,
    },
  });
  child.on('error', (error) => console.error(`The payment sandbox could not be started: ${error.message}`));
  return { env, end: () => void child.kill('SIGTERM') };
}
