import type { Kysely, Transaction } from 'kysely';

/**
 * Every table of the gateway. A module describes its own tables in `src/modules/<name>/<name>.tables.ts`
 * (`export interface CatalogueTables { game: GameTable; ... }`) and adds one name to this list.
 *
 * Column types: `int8` is a decimal string on both engines (turn it into `bigint` at the edge of the repository),
 * `timestamptz` is a `Date`, `jsonb` is parsed, `numeric` is a string.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the list grows by one name per module
export interface Database {}

/** What a repository takes: the database itself or a transaction on it. Inside a transaction always pass the latter. */
export type Executor = Kysely<Database>;

/** An open transaction. Functions that must not run outside of one take this type. */
export type Trx = Transaction<Database>;
