import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { VendorActor } from '../../contract/actor.ts';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { networkOf } from '../../kernel/network.ts';

/** A call is refused when its time stamp is further from our clock. */
const MAX_SKEW_MS = 300_000;
/** How long a secret stays in memory, and so how long a revoked one still works. */
const CACHE_MS = 10_000;
/** Unknown names that are remembered, so that calling by one again costs no query. */
const MOST_UNKNOWN = 1_000;
/** Calls of one network that fail within a minute before further ones are refused unread. */
const FAILURES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const MOST_NETWORKS = 10_000;

const contextOf = (vendor: string) => `vendor_credential:${vendor}`;

/** HMAC-SHA256, lower-case hex, of `<timestamp>.<raw body>`: what a vendor puts into X-Signature. */
export function signatureOf(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');
}

/**
 * The newest secret of a vendor; one is made when there is none. The house vendor signs with it, an outside vendor is
 * given it once by hand.
 *
 * @param by who asks for it, for the audit of one that is made; the process itself by default
 */
export function ensureVendorSecret(
  db: Executor,
  cipher: FieldCipher,
  vendor: string,
  by: AuditActor = { role: 'system' },
): Promise<string> {
  return inTransaction(db, (trx) => ensureSecret(trx, cipher, vendor, by));
}

/**
 * The newest secrets of vendors, by their codes; one is made where there is none. Vendors that this site does not have are
 * left out.
 */
export function ensureVendorSecrets(
  db: Executor,
  cipher: FieldCipher,
  vendors: readonly string[],
  by: AuditActor = { role: 'system' },
): Promise<Readonly<Record<string, string>>> {
  return inTransaction(db, async (trx) => {
    // in one order for all processes: each waits for the locks of the other one otherwise
    const known = await trx.selectFrom('vendor').select('code').where('code', 'in', vendors).orderBy('code').execute();
    const secrets: [string, string][] = [];
    for (const { code } of known) secrets.push([code, await ensureSecret(trx, cipher, code, by)]);
    return Object.fromEntries(secrets);
  });
}

async function ensureSecret(trx: Trx, cipher: FieldCipher, vendor: string, by: AuditActor): Promise<string> {
  // Two processes that start together must agree on one secret.
  await sql`select pg_advisory_xact_lock(hashtext(${contextOf(vendor)}))`.execute(trx);
  const [known] = await secretsOf(trx, cipher, vendor);
  if (known) return known;
  const secret = randomBytes(32).toString('base64url');
  await trx
    .insertInto('vendor_credential')
    .values({ vendor, sealed_secret: cipher.seal(secret, contextOf(vendor)) })
    .execute();
  await appendAudit(trx, {
    ...{ action: 'vendor.secret.made', ...actedBy(by), object: `vendor:${vendor}` },
    detail: { before: { secrets: 0 }, after: { secrets: 1 } },
  });
  return secret;
}

/** Secrets of a vendor that are in force, newest first: while one is being replaced there are two. */
async function secretsOf(db: Executor, cipher: FieldCipher, vendor: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vendor_credential')
    .select('sealed_secret')
    .where('vendor', '=', vendor)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => cipher.open(row.sealed_secret, contextOf(vendor)));
}

export interface VendorGateOptions {
  db: Executor;
  cipher: FieldCipher;
  /** Time by the database. */
  now: () => Date;
  /**
   * Milliseconds that this process runs: what is kept for a while must not be kept for longer when a clock is set back.
   *
   * @default performance.now
   */
  uptime?: (() => number) | undefined;
  /**
   * Factor on the limit of failed calls.
   * @default 1
   */
  scale?: number | undefined;
}

/**
 * Makes the check of vendor calls: the signature covers the time stamp and the raw body, so neither can be changed, and
 * an old call cannot be sent again later. One answer for every reason, and nothing to learn from the time it takes.
 *
 * @returns function that throws Fault SIGNATURE_INVALID, and RATE_LIMITED after many failures of one network
 */
export function createVendorGate({ db, cipher, now, uptime = () => performance.now(), scale = 1 }: VendorGateOptions) {
  const cache = new Map<string, { secrets: string[]; until: number }>();
  const unknown = new Map<string, number>();
  const failures = new Map<string, { count: number; until: number }>();

  /** Whether a network has failed so often that it is not looked at: it protects this process, so it counts here. */
  const isLimited = (network: string): boolean => {
    const seen = failures.get(network);
    return seen !== undefined && seen.until > uptime() && seen.count >= FAILURES_PER_MINUTE * scale;
  };

  const countFailure = (network: string): void => {
    const seen = failures.get(network);
    if (seen && seen.until > uptime()) seen.count += 1;
    else put(failures, network, { count: 1, until: uptime() + MINUTE_MS }, MOST_NETWORKS);
  };

  async function cachedSecrets(vendor: string, network: string): Promise<string[]> {
    const hit = cache.get(vendor);
    if (hit && hit.until > uptime()) return hit.secrets;
    if ((unknown.get(vendor) ?? 0) > uptime()) return [];
    // Whose vendor has called before is looked up in any case: others in its network cannot shut it out.
    if (!hit && isLimited(network)) throw new Fault('RATE_LIMITED', { params: { retryAfter: 60 } });
    const secrets = await secretsOf(db, cipher, vendor);
    if (secrets.length > 0) cache.set(vendor, { secrets, until: uptime() + CACHE_MS });
    else {
      cache.delete(vendor);
      put(unknown, vendor, uptime() + CACHE_MS, MOST_UNKNOWN);
    }
    return secrets;
  }

  return async function resolveVendor(request: FastifyRequest): Promise<VendorActor> {
    const vendor = header(request, 'x-vendor');
    const timestamp = header(request, 'x-timestamp');
    const given = Buffer.from(header(request, 'x-signature'));
    const fresh = /^\d{13}$/.test(timestamp) && Math.abs(now().getTime() - Number(timestamp)) <= MAX_SKEW_MS;
    const network = networkOf(request.ip);
    const secrets = /^[A-Z0-9_]{2,20}$/.test(vendor) ? await cachedSecrets(vendor, network) : [];
    const matches = (secrets.length > 0 ? secrets : ['']).filter((secret) => {
      const expected = Buffer.from(signatureOf(secret, timestamp, request.rawBody ?? ''));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!fresh || secrets.length === 0 || matches.length === 0) {
      if (isLimited(network)) throw new Fault('RATE_LIMITED', { params: { retryAfter: 60 } });
      countFailure(network);
      throw new Fault('SIGNATURE_INVALID');
    }
    return { role: 'vendor', code: vendor };
  };
}

/** Puts a value at the end of a map that forgets its oldest one when it is full. */
function put<T>(map: Map<string, T>, key: string, value: T, most: number): void {
  map.delete(key);
  if (map.size >= most) map.delete(map.keys().next().value ?? '');
  map.set(key, value);
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
