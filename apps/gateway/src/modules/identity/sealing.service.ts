import { randomBytes } from 'node:crypto';
import type { KeySet, SealingKey } from '@mekong/api-client/contract/types';
import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import type { Executor } from '../../kernel/db/types.ts';
import { Fault, invalid } from '../../kernel/fault.ts';
import { noteSealedId, readSealingKeys, rotateSealingKeys, type StoredKey } from './sealing.repository.ts';

const ROTATE_AFTER_S = 24 * 3_600;
/** A payload counts this long on either side of the gateway's clock. */
const TOLERANCE_S = 120;
/** Ids are kept longer than a payload can be accepted. */
const KEEP_IDS_S = 600;
/** Keys are read again after this time, so that every process learns of a rotation by another. */
const CACHE_MS = 60_000;

const envelope = z.strictObject({ value: z.string().min(1).max(60_000) });
const protectedHeader = z.object({ kid: z.string(), cty: z.literal('json'), htm: z.string(), htu: z.string() });
const plaintext = z.object({ iat: z.number(), jti: z.string().min(8).max(64), body: z.unknown() });

interface LoadedKey extends StoredKey {
  key: CryptoKey;
}

export interface SealingTarget {
  method: string;
  /** Path without query. */
  path: string;
}

/** Public keys and the opening of sealed payloads. Defence in depth: TLS is what protects. */
export interface Sealing {
  /** The public keys, newest first, with the gateway's time. */
  keySet(): Promise<KeySet>;
  /**
   * Opens a sealed body that was made for this very operation, once.
   *
   * @throws Fault KEY_ROTATED (unknown key), REPLAY (used before, too old, for another operation), VALIDATION_FAILED
   */
  open(body: unknown, target: SealingTarget): Promise<unknown>;
  /** Makes a new key when the newest is a day old. */
  rotate(by?: Executor): Promise<void>;
}

/** @param now time by the database, which all gateways share */
export function createSealing(db: Executor, now: () => Date): Sealing {
  let cached: { keys: LoadedKey[]; at: number } | undefined;

  const load = async (by: Executor = db): Promise<LoadedKey[]> => {
    const stored = await readSealingKeys(by);
    const keys = await Promise.all(
      stored.map(async (found) => ({ ...found, key: (await importJWK(found.privateJwk, 'ECDH-ES')) as CryptoKey })),
    );
    cached = { keys, at: performance.now() };
    return keys;
  };

  const rotate = async (by: Executor = db): Promise<void> => {
    const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true });
    const kid = `${now().toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;
    await rotateSealingKeys(by, { kid, privateJwk: await exportJWK(privateKey) }, ROTATE_AFTER_S);
    await load(by);
  };

  const current = async (): Promise<LoadedKey[]> => {
    const keys = cached && performance.now() - cached.at < CACHE_MS ? cached.keys : await load();
    const newest = keys[0];
    if (newest && now().getTime() - newest.createdAt.getTime() < ROTATE_AFTER_S * 1_000) return keys;
    await rotate();
    return cached?.keys ?? [];
  };

  /** A key that is not known here may be one that another process has just made. */
  const find = async (kid: string): Promise<CryptoKey> => {
    const known = (await current()).find((key) => key.kid === kid);
    const found = known ?? (await load()).find((key) => key.kid === kid);
    if (!found) throw new Fault('KEY_ROTATED');
    return found.key;
  };

  return {
    rotate,
    async keySet() {
      const keys = await current();
      return {
        keys: keys.map(({ kid, privateJwk }) => publicKey(kid, privateJwk)),
        serverTime: now().toISOString(),
      };
    },
    async open(body, target) {
      const { value } = parse(envelope, body);
      const { header, claims } = await decrypt(value, find);
      const age = Math.abs(now().getTime() / 1_000 - claims.iat);
      if (header.htm !== target.method || header.htu !== target.path || age > TOLERANCE_S) throw new Fault('REPLAY');
      if (!(await noteSealedId(db, claims.jti, KEEP_IDS_S))) throw new Fault('REPLAY');
      return claims.body;
    },
  };
}

function publicKey(kid: string, { x = '', y = '' }: JWK): SealingKey {
  return { kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES', kid, x, y };
}

/** Whatever is wrong inside, the caller learns only that the payload could not be read. */
async function decrypt(jwe: string, find: (kid: string) => Promise<CryptoKey>) {
  try {
    const opened = await compactDecrypt(jwe, ({ kid }) => find(String(kid)), {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    const header = protectedHeader.parse(opened.protectedHeader);
    const claims = plaintext.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(opened.plaintext)));
    return { header, claims };
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw invalid('value', 'format');
  }
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw invalid('value', 'required');
  return parsed.data;
}
