/**
 * What came of checking a draw on the reader's device: it is under way, numbers and hash follow from the seed, they do
 * not, or the browser has no way to compute it.
 */
export type DrawCheck = 'checking' | 'verified' | 'mismatch' | 'unavailable';
