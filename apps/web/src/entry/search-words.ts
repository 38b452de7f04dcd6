/** Most characters that a search may have (contract, SearchText). */
export const searchLength = 60;

/** What no name holds: control characters, and marks that only turn the direction of the text around them. */
const unwanted = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The words of a search as they may be sent: without control characters and direction marks, and no longer than the
 * contract allows. What is too long is cut, never in the middle of a character; half characters go.
 *
 * @returns undefined when nothing is left to search for
 */
export function searchWords(typed: string): string | undefined {
  const words = typed
    .replace(/\p{Cs}/gu, '')
    .replace(unwanted, ' ')
    .trim();
  const cut = words.slice(0, searchLength).replace(/\p{Cs}$/u, '');
  return cut.trim() || undefined;
}
