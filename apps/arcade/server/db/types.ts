import type { Kysely, Transaction } from 'kysely';
import type { ArcadeTables } from '../core/tables.ts';

/** What a repository takes: the database itself or a transaction on it. Inside a transaction always pass the latter. */
export type Executor = Kysely<ArcadeTables>;

/** An open transaction. Functions that must not run outside of one take this type. */
export type Trx = Transaction<ArcadeTables>;
