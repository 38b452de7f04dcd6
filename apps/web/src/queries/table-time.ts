/** A file of 100,000 rows takes its time on a slow line. */
export const TABLE_MS = 300_000;
