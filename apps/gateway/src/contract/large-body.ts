/** Bytes of the body of an upload, by the contract (x-large): a file of 5 MB in base64, and what stands around it. */
export const LARGE_BODY = 7 * 1024 * 1024 + 64 * 1024;
