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

/** More words were asked for than were made ready. */
class OutOfWords extends Error {}

/**
 * Plays something by whole numbers below bounds, from HMAC-SHA256(server seed, `client seed:nonce:block`). The cryptography
 * of a browser is asynchronous and a game is not, so words are made ready, and more of them when they have run out.
 *
 * @param stream what stands before the seeds in that text
 */
export async function playWith<T>(
  { serverSeed, clientSeed, nonce }: Seeds,
  stream: string | null,
  play: (draw: (bound: number) => number) => T,
): Promise<T> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', fromHex(serverSeed), algorithm, false, ['sign']);
  const text = `${stream === null ? '' : `${stream}:`}${clientSeed}:${nonce}`;
  const words: number[] = [];
  for (;;) {
    const made = words.length / wordsPerBlock;
    const wanted = Math.max(8, made);
    const blocks = await Promise.all(
      Array.from({ length: wanted }, (_, index) =>
        crypto.subtle.sign('HMAC', key, encoder.encode(`${text}:${made + index}`)),
      ),
    );
    for (const block of blocks) {
      const view = new DataView(block);
      for (let at = 0; at < wordsPerBlock; at += 1) words.push(view.getUint32(4 * at));
    }
    try {
      return play(drawFrom(words));
    } catch (error) {
      if (!(error instanceof OutOfWords)) throw error;
    }
  }
}

function drawFrom(words: readonly number[]): (bound: number) => number {
  let used = 0;
  return (bound) => {
    // words of the last, incomplete multiple would favour low numbers: they are skipped
    const limit = wordRange - (wordRange % bound);
    for (;;) {
      const word = words[used];
      if (word === undefined) throw new OutOfWords();
      used += 1;
      if (word < limit) return word % bound;
    }
  };
}
