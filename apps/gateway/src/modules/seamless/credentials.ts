import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import type { Executor } from '../../db/types.ts';
import type { VendorActor } from '../../server/contract/actor.ts';
import { Fault } from '../../server/fault.ts';
import type { FieldCipher } from '../../server/field-cipher.ts';

/** A call is refused when its time stamp is further from our clock (trust.md R7). */
const MAX_SKEW_MS = 300_000;
/** How long a secret stays in memory, and so how long a revoked one still works. */
const CACHE_MS = 10_000;

const contextOf = (vendor: string) => `vendor_credential:${vendor}`;

/** HMAC-SHA256, lower-case hex, of `<timestamp>.<raw body>`: what a vendor puts into X-Signature. */
export function signatureOf(secret: string, timestamp: string, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');
}

/**
 * The newest secret of a vendor; one is made when there is none. The house vendor signs with it, an outside vendor is
 * given it once by hand.
 */
export function ensureVendorSecret(db: Executor, cipher: FieldCipher, vendor: string): Promise<string> {
  return inTransaction(db, async (trx) => {
    // Two processes that start together must agree on one secret.
    await sql`select pg_advisory_xact_lock(hashtext(${contextOf(vendor)}))`.execute(trx);
    const [known] = await secretsOf(trx, cipher, vendor);
    if (known) return known;
    const secret = randomBytes(32).toString('base64url');
    await trx
      .insertInto('vendor_credential')
      .values({ vendor, sealed_secret: cipher.seal(secret, contextOf(vendor)) })
      .execute();
    return secret;
  });
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
  /** Milliseconds since 1970; the system clock by default. */
  now?: (() => number) | undefined;
}

/**
 * Makes the check of vendor calls: the signature covers the time stamp and the raw body, so neither can be changed, and
 * an old call cannot be sent again later. One answer for every reason, and nothing to learn from the time it takes.
 *
 * @returns function that throws Fault SIGNATURE_INVALID
 */
export function createVendorGate({ db, cipher, now = Date.now }: VendorGateOptions) {
  const cache = new Map<string, { secrets: string[]; until: number }>();

  async function cachedSecrets(vendor: string): Promise<string[]> {
    const hit = cache.get(vendor);
    if (hit && hit.until > now()) return hit.secrets;
    const secrets = await secretsOf(db, cipher, vendor);
    // Unknown names are not kept: they would let anybody fill the memory.
    if (secrets.length > 0) cache.set(vendor, { secrets, until: now() + CACHE_MS });
    return secrets;
  }

  return async function resolveVendor(request: FastifyRequest): Promise<VendorActor> {
    const vendor = header(request, 'x-vendor');
    const timestamp = header(request, 'x-timestamp');
    const given = Buffer.from(header(request, 'x-signature'));
    const fresh = /^\d{13}$/.test(timestamp) && Math.abs(now() - Number(timestamp)) <= MAX_SKEW_MS;
    const secrets = /^[A-Z0-9_]{2,20}$/.test(vendor) ? await cachedSecrets(vendor) : [];
    const matches = (secrets.length > 0 ? secrets : ['']).filter((secret) => {
      const expected = Buffer.from(signatureOf(secret, timestamp, request.rawBody ?? ''));
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
    if (!fresh || secrets.length === 0 || matches.length === 0) throw new Fault('SIGNATURE_INVALID');
    return { role: 'vendor', code: vendor };
  };
}

function header(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
