/**
 * The draw of a round as the player's browser recomputes it: written apart from the server's code and with the browser's
 * cryptography.
 */
const encoder = new TextEncoder();
const wordsPerBlock = 8;
const wordRange = 2 ** 32;

const fromHex = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 over the bytes of a seed, both in hexadecimal. */
export const hashOf = async (serverSeed: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', fromHex(serverSeed)));

export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
}

/** Whole numbers below a bound, from HMAC-SHA256(server seed, `client seed:nonce:block`). */
export async function numbersOf({ serverSeed, clientSeed, nonce }: Seeds) {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), algorithm, false, ['sign']);
  let words: readonly number[] = [];
  let used = 0;
  let block = 0;
  async function nextWord(): Promise<number> {
    if (used === words.length) {
      const view = new DataView(
        await crypto.subtle.sign('HMAC', key, encoder.encode(`${clientSeed}:${nonce}:${block}`)),
      );
      words = Array.from({ length: wordsPerBlock }, (_, index) => view.getUint32(4 * index));
      used = 0;
      block += 1;
    }
    used += 1;
    return words[used - 1] ?? 0;
  }
  return async (bound: number): Promise<number> => {
    // words of the last, incomplete multiple would favour low numbers: they are skipped
    const limit = wordRange - (wordRange % bound);
    for (;;) {
      const word = await nextWord();
      if (word < limit) return word % bound;
    }
  };
}
