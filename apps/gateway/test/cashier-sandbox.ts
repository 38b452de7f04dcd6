import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { SandboxConfig } from '../src/modules/cashier/providers/sandbox/sandbox.ts';

const key = 'a-key-of-the-tests-0123';
const secret = 'c2FuZGJveC1zZWNyZXQtZm9yLXRlc3RzLW9ubHkhISE=';
const program = fileURLToPath(new URL('../../cashier-sandbox/server/main.ts', import.meta.url));

async function urlOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The sandbox has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('The sandbox did not start.');
}

/** The payment provider of the demo in a process of its own, as the site has it. It ends with the test file. */
export async function startCashierSandbox(webhooks = 'http://localhost:8080/nobody'): Promise<SandboxConfig> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      CASHIER_SANDBOX_PORT: '0',
      CASHIER_SANDBOX_KEY: key,
      CASHIER_SANDBOX_SECRETS: secret,
      CASHIER_SANDBOX_WEBHOOKS: webhooks,
      CASHIER_SANDBOX_DATA: ':memory:',
      LOG_LEVEL: 'silent',
    },
  });
  afterAll(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  // it names the port that it was asked for
  return { url: await urlOf(child), key, webhookSecrets: [secret], pagesOrigin: 'http://localhost:0' };
}

/** Sends a form to a page of the sandbox, as its payer or its operator. */
export async function sendForm({ url }: SandboxConfig, path: string, fields: Record<string, string>): Promise<number> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  await answer.body?.cancel();
  return answer.status;
}
