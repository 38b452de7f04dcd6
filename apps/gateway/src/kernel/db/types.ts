import type { Kysely, Transaction } from 'kysely';
import type { AuditTables } from '../audit/audit.tables.ts';
import type { GuardTables } from '../guard.tables.ts';
import type { JobTables } from '../jobs/job.tables.ts';

/**
 * Every table of the gateway. Those of the kernel stand here; each module adds its own in
 * `src/modules/<name>/<name>.tables.ts`, by `declare module '../../kernel/db/types.ts'`.
 *
 * Column types: `int8` is a decimal string on both engines (turn it into `bigint` at the edge of the repository),
 * `timestamptz` is a `Date`, `jsonb` is parsed, `numeric` is a string.
 */
export interface Database extends AuditTables, GuardTables, JobTables {}

/** What a repository takes: the database itself or a transaction on it. Inside a transaction always pass the latter. */
export type Executor = Kysely<Database>;

/** An open transaction. Functions that must not run outside of one take this type. */
export type Trx = Transaction<Database>;
