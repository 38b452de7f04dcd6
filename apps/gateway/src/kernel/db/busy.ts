import { isDiskFull } from './embedded.ts';
import { sqlStateOf } from './errors.ts';

/** SQLSTATEs that say "not now": connections, time-outs (25P03: of a silent transaction), shutdown, out of resources, read-only, lost races. */
const BUSY_STATES = /^(08|53|57|58|40|55P03$|25P03$|25006$)/;

/** node-postgres has no code for a pool without a free connection and for a connection that broke. */
const BUSY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|ECONNREFUSED|ECONNRESET/;

/**
 * Whether the database could not do it now and may do it later: the caller may try again. The one list for site and wallet;
 * the game server, an outside vendor, goes by its own copy.
 */
export function isBusy(error: unknown): boolean {
  const state = sqlStateOf(error);
  const message = error instanceof Error ? error.message : '';
  return (state !== undefined && BUSY_STATES.test(state)) || BUSY_MESSAGES.test(message) || isDiskFull(error);
}
