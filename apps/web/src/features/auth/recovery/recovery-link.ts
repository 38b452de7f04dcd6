/** Tokens as the gateway makes them; anything else is no link of ours. */
const tokenShape = /^[A-Za-z0-9_-]{20,64}$/;

/**
 * The token of a mailed link. It stands behind the `#` of the address, so that it reaches no log.
 *
 * @param hash part of the address behind the `#`, with or without it
 * @returns undefined when there is none, or when the address was cut off on its way
 */
export function linkToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token && tokenShape.test(token) ? token : undefined;
}
