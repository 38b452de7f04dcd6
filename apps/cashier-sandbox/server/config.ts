import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const environment = z.object({
  HOST: z.string().min(1).default('localhost'),
  CASHIER_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(8083),
  CASHIER_SANDBOX_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  CASHIER_SANDBOX_KEY: z.string().min(16),
  CASHIER_SANDBOX_SECRETS: z.string().regex(/^[A-Za-z0-9+/=]{24,}(,[A-Za-z0-9+/=]{24,})*$/),
  CASHIER_SANDBOX_WEBHOOKS: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:8080/cashier/v1/webhooks/sandbox'),
  CASHIER_SANDBOX_DATA: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../.data/cashier-sandbox.sqlite', import.meta.url))),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('warn'),
});

/** The environment is wrong; the message says in one sentence what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and checks the environment. The key and the secrets are the gateway's variables of the same names; the first secret
 * signs.
 *
 * @throws ConfigError with a sentence for the operator
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new ConfigError(`Environment variable ${first?.path.join('.')}: ${first?.message}.`);
  }
  const e = parsed.data;
  const [secret = ''] = e.CASHIER_SANDBOX_SECRETS.split(',');
  return {
    host: e.HOST,
    port: e.CASHIER_SANDBOX_PORT,
    origin: e.CASHIER_SANDBOX_ORIGIN ?? `http://localhost:${e.CASHIER_SANDBOX_PORT}`,
    key: e.CASHIER_SANDBOX_KEY,
    secret,
    webhookUrl: e.CASHIER_SANDBOX_WEBHOOKS,
    storePath: e.CASHIER_SANDBOX_DATA,
    logLevel: e.LOG_LEVEL,
  };
}
