// Loaded with the first sealed call, never with the entry: it brings jose.
import { CompactEncrypt, type CryptoKey, importJWK } from 'jose';
import type { KeySet } from '../generated/reader-types.gen.ts';

/** Keys rotate daily; asking again now and then also follows a device clock that was set meanwhile. */
const KEYS_FRESH_MS = 10 * 60_000;

export interface Sealer {
  /**
   * Makes the sealed payload of one call: JWE compact, ECDH-ES (P-256) and A256GCM, bound to method and path, with
   * the gateway's time and a one-time id inside.
   */
  seal(body: unknown, target: { method: string; path: string }): Promise<string>;
  /** Loads the keys unless they are fresh. */
  prepare(): Promise<void>;
  /** Loads the keys again: the gateway does not know the one that was used (KEY_ROTATED). */
  reload(): Promise<void>;
}

interface LoadedKeys {
  key: CryptoKey;
  kid: string;
  /** Milliseconds to add to this device's clock to get the gateway's. */
  clockOffset: number;
  loadedAt: number;
}

/** @param loadKeys fetches /.well-known/jwks.json. @param now clock of the device, in milliseconds. */
export function createSealer(loadKeys: () => Promise<KeySet>, now: () => number = Date.now): Sealer {
  let loading: Promise<LoadedKeys> | undefined;
  let loaded: LoadedKeys | undefined;

  async function load(): Promise<LoadedKeys> {
    const askedAt = now();
    const { keys, serverTime } = await loadKeys();
    const answeredAt = now();
    const jwk = keys[0]!;
    const key = (await importJWK({ ...jwk }, 'ECDH-ES')) as CryptoKey;
    // The server wrote its time somewhere between question and answer; half-way is the best guess.
    const clockOffset = Date.parse(serverTime) - (askedAt + answeredAt) / 2;
    return { key, kid: jwk.kid, clockOffset, loadedAt: answeredAt };
  }

  function refresh(): Promise<LoadedKeys> {
    loading ??= load()
      .then((keys) => {
        loaded = keys;
        return keys;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  }

  const isFresh = (keys: LoadedKeys): boolean => Math.abs(now() - keys.loadedAt) < KEYS_FRESH_MS;
  const keysNow = async (): Promise<LoadedKeys> => (loaded && isFresh(loaded) ? loaded : refresh());

  return {
    async seal(body, { method, path }) {
      const { key, kid, clockOffset } = await keysNow();
      const claims = { iat: Math.floor((now() + clockOffset) / 1_000), jti: crypto.randomUUID(), body };
      return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(claims)))
        .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid, cty: 'json', htm: method, htu: path })
        .encrypt(key);
    },
    async prepare() {
      await keysNow();
    },
    async reload() {
      await refresh();
    },
  };
}
