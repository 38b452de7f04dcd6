import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { ProvidersConfig } from '../modules/cashier/providers/open.ts';
import { type SocialClients, socialClients, socialEnvironment } from '../modules/social/social-config.ts';

const REPOSITORY_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const flag = z
  .enum(['', '0', '1', 'true', 'false'])
  .default('')
  .transform((value) => value === '1' || value === 'true');

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const origin = z.url({ protocol: /^https?$/ }).transform((value) => new URL(value).origin);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  VENDOR_PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  ARCADE: z.enum(['beside', 'off']).default('beside'),
  PUBLIC_ORIGIN: origin.optional(),
  VENDOR_ORIGIN: origin.optional(),
  WALLET_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().min(1).optional(),
  WEB_ROOT: z.string().min(1).optional(),
  CONSOLE_ROOT: z.string().min(1).optional(),
  TRUST_PROXY: list,
  DEMO: flag,
  DEMO_CATALOGUE: z.enum(['whole', 'written']).default('whole'),
  SECRET_KEY: z
    .base64()
    .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 random bytes in base64')
    .optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  SHARED_ANSWER_SECONDS: z.coerce.number().min(0).max(60).optional(),
  HUMAN_CHECK: z.enum(['on', 'skip']).default('on'),
  IMAGE_CDNS: list,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^@\s]+@[^@\s]+$/)
    .optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_TOKEN: z.string().min(8).optional(),
  SMS_FROM: z.string().min(1).max(20).optional(),
  OPERATIONS_PORT: z.coerce.number().int().min(0).max(65_535).default(8082),
  OPERATIONS_HOST: z.string().min(1).default('127.0.0.1'),
  OPERATIONS_SECRET: z.string().optional(),
  OPERATIONS_ACCESS: z.enum(['open', 'accounts']).optional(),
  LAUNCH_ORIGINS: list,
  VENDOR_MIRRORS: list,
  CASHIER_SANDBOX_URL: z.url({ protocol: /^https?$/ }).optional(),
  CASHIER_SANDBOX_KEY: z.string().min(16).optional(),
  CASHIER_SANDBOX_SECRETS: list,
  CASHIER_SANDBOX_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DRAW_BEACON_URL: z.url({ protocol: /^https?$/ }).optional(),
  INITIAL_PASSWORD: z.string().min(8).max(64).optional(),
  ...socialEnvironment,
});

/** Everything the process may be told from outside. One object, read once at start, passed by hand. */
export interface Config {
  mode: 'development' | 'test' | 'production';
  host: string;
  /** TCP port of the site and its API; 0 picks a free one. */
  port: number;
  /** The house games run beside the gateway in this process, or somewhere else (`npm run arcade`). */
  arcade: 'beside' | 'off';
  /** TCP port of the house vendor's own origin; 0 picks a free one. */
  vendorPort: number;
  /** Origin the browser sees, without a trailing slash. */
  publicOrigin: string;
  /** Origin of the house vendor; games are framed from there and never share the site's cookies. */
  vendorOrigin: string;
  /** Where the house games reach the wallet; `undefined` means the address that the site listens on. */
  walletUrl: string | undefined;
  /** PostgreSQL address; `undefined` means the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Folder of the built site; the gateway serves the API alone when it does not exist. */
  webRoot: string;
  /** Folder of the built console; the operators' server has no console when it does not exist. */
  consoleRoot: string;
  /** Addresses or CIDR ranges whose forwarding headers are believed. Empty: none. */
  trustProxy: string[];
  /** The embedded database was asked for on purpose. */
  demo: boolean;
  /** Games of the demo: all ten thousand, or the some three hundred that were written by hand, which are there sooner. */
  demoCatalogue: 'whole' | 'written';
  /** 32 bytes that personal data and vendor secrets are encrypted with; `undefined` means a key file of our own. */
  secretKey: Uint8Array | undefined;
  logLevel: string;
  /** Factor on every rate limit; tests and load runs raise it. */
  rateLimitScale: number;
  /** How long an answer that is the same for every visitor is sent again without asking the database; 0 turns it off. */
  sharedAnswerSeconds: number;
  /** No human check is asked for: scanners and load runs only, refused in production. */
  skipHumanCheck: boolean;
  /** https origins that may serve pictures, next to our own. */
  imageCdns: string[];
  /** Further https origins that lead to the house vendor's server; a page that plays picks one of them all. */
  vendorMirrors: string[];
  /** Public beacon whose values are mixed into draws, without a slash at the end; none are when it is absent. */
  drawBeaconUrl: string | undefined;
  /** First password that agents may give to accounts they make; it has to be changed at the first log-in. */
  initialPassword: string | undefined;
  /** Further https origins that may be framed as games, next to the house vendor: its mirrors, and other vendors. */
  launchOrigins: string[];
  /** Mail server and sender; without one, mails stay in the outbox of the database. */
  smtp: { url: string; from: string } | undefined;
  /** HTTP provider of SMS; without one, they stay in the outbox of the database. */
  sms: { url: string; token: string; from: string } | undefined;
  /** Payment providers that are configured; without one nobody can pay in. */
  payments: ProvidersConfig;
  /** Where operators work. */
  operations: {
    host: string;
    port: number;
    /** Nobody logs in: a console that this machine alone reaches. */
    isOpen: boolean;
  };
  /** Clients at the providers of social sign-in; a provider without one is not offered. */
  social: SocialClients;
}

/** The environment is wrong; the message says in one sentence what to change. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * A list entry that ends up in a Content-Security-Policy must be one exact host over https:
 * a wildcard, an address literal or a path would open more than the operator meant.
 */
function exactOrigins(name: string, entries: string[]): string[] {
  return entries.map((entry) => {
    const url = URL.canParse(entry) ? new URL(entry) : undefined;
    const host = url?.hostname ?? '';
    const isAddress = /^[\d.]+$/.test(host) || host.startsWith('[');
    if (url?.protocol !== 'https:' || host.includes('*') || isAddress || url.origin !== entry.replace(/\/$/, ''))
      throw new ConfigError(`${name}: "${entry}" must be an exact https origin such as https://cdn.example.com.`);
    return url.origin;
  });
}

/** The payment provider of the demo. */
function sandboxOf(e: z.output<typeof environment>): ProvidersConfig['sandbox'] {
  const { CASHIER_SANDBOX_URL: url, CASHIER_SANDBOX_KEY: key, CASHIER_SANDBOX_SECRETS: webhookSecrets } = e;
  if (!url) return undefined;
  if (!key || webhookSecrets.length === 0)
    throw new ConfigError(
      'CASHIER_SANDBOX_URL needs CASHIER_SANDBOX_KEY and CASHIER_SANDBOX_SECRETS, what its API and its webhooks are proved by.',
    );
  const { CASHIER_SANDBOX_ORIGIN: pages } = e;
  return { url, key, webhookSecrets, ...(pages && { pagesOrigin: new URL(pages).origin }) };
}

/** Hosts that a browser of this machine reaches by the name localhost. */
const BY_LOCALHOST = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'];

/**
 * Reads and checks the environment.
 *
 * @param env usually `process.env`
 * @param argv command line arguments; `--demo` equals `DEMO=1`
 * @throws ConfigError with a sentence for the operator
 */
export function readConfig(env: NodeJS.ProcessEnv, argv: readonly string[] = []): Config {
  const filled = Object.fromEntries(Object.entries(env).filter(([key, value]) => value !== '' || key === 'DEMO'));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const first = parsed.error.issues[0];
    throw new ConfigError(`Environment variable ${first?.path.join('.')}: ${first?.message}.`);
  }
  const e = parsed.data;
  const demo = e.DEMO || argv.includes('--demo');
  if (e.NODE_ENV === 'production' && !e.DATABASE_URL && !demo)
    throw new ConfigError(
      'Production needs DATABASE_URL=postgres://...: the embedded database is for demonstration and does not survive a power cut. Start with --demo (or DEMO=1) if that is what you want.',
    );
  if (e.NODE_ENV === 'production' && e.DATABASE_URL && !e.SECRET_KEY)
    throw new ConfigError(
      'Production needs SECRET_KEY, 32 random bytes in base64 (openssl rand -base64 32), the same in every process: personal data is encrypted with it.',
    );
  if (e.NODE_ENV === 'production' && e.HUMAN_CHECK === 'skip')
    throw new ConfigError(
      'HUMAN_CHECK=skip is for load runs and scanners on a test system; production keeps its checks.',
    );
  if (e.SMTP_URL && !e.MAIL_FROM)
    throw new ConfigError(
      'SMTP_URL needs MAIL_FROM, the address that mails come from, for example no-reply@example.com.',
    );
  if (e.SMS_URL && !e.SMS_TOKEN) throw new ConfigError('SMS_URL needs SMS_TOKEN, the key of the SMS provider.');
  if (e.SMS_URL && !e.SMS_FROM)
    throw new ConfigError('SMS_URL needs SMS_FROM, the sender that is registered with the SMS provider.');
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(e.OPERATIONS_HOST);
  // Whoever set it meant to keep others out: a console that is open by default would let them in.
  if (e.OPERATIONS_SECRET)
    throw new ConfigError(
      'OPERATIONS_SECRET opens nothing any more: operators have accounts. Remove it, and set OPERATIONS_ACCESS=accounts where the console must ask for a log-in on this machine too.',
    );
  const mayBeOpen = isLocal && (e.NODE_ENV !== 'production' || demo);
  if (e.OPERATIONS_ACCESS === 'open' && !mayBeOpen)
    throw new ConfigError(
      'OPERATIONS_ACCESS=open lets everybody in without a password: it is for this machine alone (OPERATIONS_HOST=127.0.0.1) and not for production.',
    );
  if (e.HOST && !BY_LOCALHOST.includes(e.HOST) && e.ARCADE === 'beside' && !(e.PUBLIC_ORIGIN && e.VENDOR_ORIGIN))
    throw new ConfigError(
      `HOST=${e.HOST} listens on that address alone, so no browser finds site and games under localhost: set PUBLIC_ORIGIN and VENDOR_ORIGIN to the https origins that lead to PORT and VENDOR_PORT.`,
    );
  const vendorMirrors = exactOrigins('VENDOR_MIRRORS', e.VENDOR_MIRRORS);
  return {
    mode: e.NODE_ENV,
    // The accounts of a demo have passwords that everybody knows: it is for this machine unless told otherwise.
    host: e.HOST ?? (demo ? 'localhost' : '0.0.0.0'),
    port: e.PORT,
    arcade: e.ARCADE,
    vendorPort: e.VENDOR_PORT,
    publicOrigin: e.PUBLIC_ORIGIN ?? `http://localhost:${e.PORT}`,
    vendorOrigin: e.VENDOR_ORIGIN ?? `http://localhost:${e.VENDOR_PORT}`,
    walletUrl: e.WALLET_URL,
    databaseUrl: e.DATABASE_URL,
    dataDir: e.DATA_DIR ?? `${REPOSITORY_ROOT}.data/pglite`,
    webRoot: e.WEB_ROOT ?? `${REPOSITORY_ROOT}apps/web/dist`,
    consoleRoot: e.CONSOLE_ROOT ?? `${REPOSITORY_ROOT}apps/console/dist`,
    trustProxy: e.TRUST_PROXY,
    demo,
    demoCatalogue: e.DEMO_CATALOGUE,
    secretKey: e.SECRET_KEY ? new Uint8Array(Buffer.from(e.SECRET_KEY, 'base64')) : undefined,
    logLevel: e.LOG_LEVEL ?? (e.NODE_ENV === 'test' ? 'silent' : demo ? 'warn' : 'info'),
    rateLimitScale: e.RATE_LIMIT_SCALE,
    // Tests write into the database and look at once.
    sharedAnswerSeconds: e.SHARED_ANSWER_SECONDS ?? (e.NODE_ENV === 'test' ? 0 : 5),
    skipHumanCheck: e.HUMAN_CHECK === 'skip',
    imageCdns: exactOrigins('IMAGE_CDNS', e.IMAGE_CDNS),
    vendorMirrors,
    drawBeaconUrl: e.DRAW_BEACON_URL?.replace(/\/+$/, ''),
    initialPassword: e.INITIAL_PASSWORD,
    launchOrigins: [...vendorMirrors, ...exactOrigins('LAUNCH_ORIGINS', e.LAUNCH_ORIGINS)],
    smtp: e.SMTP_URL && e.MAIL_FROM ? { url: e.SMTP_URL, from: e.MAIL_FROM } : undefined,
    sms: e.SMS_URL && e.SMS_TOKEN && e.SMS_FROM ? { url: e.SMS_URL, token: e.SMS_TOKEN, from: e.SMS_FROM } : undefined,
    payments: { sandbox: sandboxOf(e) },
    operations: {
      host: e.OPERATIONS_HOST,
      port: e.OPERATIONS_PORT,
      isOpen: e.OPERATIONS_ACCESS ? e.OPERATIONS_ACCESS === 'open' : mayBeOpen,
    },
    social: socialClients(e, (problem) => {
      throw new ConfigError(problem);
    }),
  };
}
