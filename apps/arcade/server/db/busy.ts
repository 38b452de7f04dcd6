/** SQLSTATEs that say "not now": connections, time-outs, shutdown, out of resources, lost races after all retries. */
const busyStates = /^(08|53|57|58|40|55P03$|25P03$|25006$)/;
/** node-postgres has no code for a pool without a free connection and for a connection that broke. */
const busyMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|ECONNREFUSED|ECONNRESET/;
/** A full disk, in the numbering of the file system of the embedded engine. */
const fullDisk = 51;

/** A full disk as Node names it, or as the embedded engine does. PostgreSQL has a SQLSTATE for it. */
const isDiskFull = (error: Error): boolean =>
  ('code' in error && error.code === 'ENOSPC') || ('errno' in error && error.errno === fullDisk);

/** The SQLSTATE of a database error, on both engines; `undefined` for every other error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined;
}

/** Whether the database could not do it now and may do it later: the caller may try again. The gateway goes by the same list. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return busyStates.test(sqlStateOf(error) ?? '') || busyMessages.test(error.message) || isDiskFull(error);
}
