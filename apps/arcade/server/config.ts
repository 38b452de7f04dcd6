/** What the arcade in a process of its own may be told from outside. Read once at start, passed by hand. */
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
  ARCADE_SECRET: z.string().min(16),
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
  /** Secret that signs calls to the wallet. */
  readonly secret: string;
  readonly database: DatabasePlace;
  readonly trustProxy: string[];
  readonly logLevel: string;
  readonly rateLimitScale: number;
}

/** The environment is wrong; the message says in one sentence what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and checks the environment.
 *
 * @param env usually `process.env`
 * @throws ConfigError with a sentence for the operator
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  if (!filled.ARCADE_SECRET)
    throw new ConfigError(
      'ARCADE_SECRET is missing: the secret that the operator of the wallet has given to this vendor (npm run vendor:secret -- HOUSE).',
    );
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
    secret: e.ARCADE_SECRET,
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
