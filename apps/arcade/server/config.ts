/** What the arcade in a process of its own may be told from outside. Read once at start, passed by hand. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { DatabasePlace } from './db/open.ts';

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);
const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  VENDOR_PORT: port.default(8081),
  VENDOR_ORIGIN: origin.optional(),
  PUBLIC_ORIGIN: origin.default('http://localhost:8080'),
  WALLET_URL: z.url({ protocol: /^https?$/ }).optional(),
  ARCADE_SECRET: z.string().min(16).optional(),
  ARCADE_SECRETS: z.string().default(''),
  ARCADE_SECRETS_FILE: z.string().optional(),
  ARCADE_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ARCADE_DATA_DIR: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL('../../../.data/arcade', import.meta.url))),
  TRUST_PROXY: z.string().default(''),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
});

export interface Config {
  readonly host: string;
  /** TCP port; 0 picks a free one. */
  readonly port: number;
  /** Origin that the browser sees. */
  readonly vendorOrigin: string;
  /** Origin of the site, the only one that may frame a game. */
  readonly siteOrigin: string;
  /** Address under which the operator's `/vendor/v1/...` answers. */
  readonly walletUrl: string;
  /** Secrets that sign calls to the wallet, by the code of the vendor. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly database: DatabasePlace;
  readonly trustProxy: string[];
  readonly logLevel: string;
  readonly rateLimitScale: number;
}

/** The environment is wrong; the message says in one sentence what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** `CODE=secret`, one a line or with commas between. A refused entry is named by its code alone. */
function readSecrets(text: string, where: string): readonly (readonly [string, string])[] {
  const entries = text.split(/[,\n]/).map((entry) => entry.trim());
  return entries.filter(Boolean).map((entry) => {
    const [, code, secret] = /^([A-Z0-9_]{2,20})=(\S{16,})$/.exec(entry) ?? [];
    if (code && secret) return [code, secret] as const;
    throw new ConfigError(
      `${where}: "${entry.split('=')[0]}" is not the code of a vendor, = and a secret of 16 characters or more.`,
    );
  });
}

function readSecretsFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ConfigError(`ARCADE_SECRETS_FILE: ${path} cannot be read.`);
  }
}

/** The secrets of all vendors that are answered for. */
function secretsOf(e: z.output<typeof environment>): Readonly<Record<string, string>> {
  const file = e.ARCADE_SECRETS_FILE;
  const secrets = [
    ...(file ? readSecrets(readSecretsFile(file), file) : []),
    ...readSecrets(e.ARCADE_SECRETS, 'ARCADE_SECRETS'),
    ...(e.ARCADE_SECRET ? [['HOUSE', e.ARCADE_SECRET] as const] : []),
  ];
  if (secrets.length === 0)
    throw new ConfigError(
      'No secret is given: the operator of the wallet has one for each vendor (npm run vendor:secret -- HOUSE for ARCADE_SECRET, or --all for ARCADE_SECRETS_FILE).',
    );
  return Object.fromEntries(secrets);
}

/**
 * Reads and checks the environment.
 *
 * @param env usually `process.env`
 * @throws ConfigError with a sentence for the operator
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    throw new ConfigError(`Environment variable ${first?.path.join('.')}: ${first?.message}.`);
  }
  const e = parsed.data;
  if (e.NODE_ENV === 'production' && !e.ARCADE_DATABASE_URL)
    throw new ConfigError(
      'Production needs ARCADE_DATABASE_URL=postgres://...: the embedded database does not survive a power cut.',
    );
  return {
    host: e.HOST,
    port: e.VENDOR_PORT,
    vendorOrigin: e.VENDOR_ORIGIN ?? `http://localhost:${e.VENDOR_PORT}`,
    siteOrigin: e.PUBLIC_ORIGIN,
    walletUrl: e.WALLET_URL ?? e.PUBLIC_ORIGIN,
    secrets: secretsOf(e),
    database: e.ARCADE_DATABASE_URL
      ? { kind: 'server', url: e.ARCADE_DATABASE_URL }
      : { kind: 'folder', path: e.ARCADE_DATA_DIR },
    trustProxy: e.TRUST_PROXY.split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
    logLevel: e.LOG_LEVEL,
    rateLimitScale: e.RATE_LIMIT_SCALE,
  };
}
