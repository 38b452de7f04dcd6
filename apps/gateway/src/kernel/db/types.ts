import type { Kysely, Transaction } from 'kysely';
import type { LedgerTables } from '../../ledger/ledger.tables.ts';
import type { CodesTables } from '../../modules/codes/codes.tables.ts';
import type { ContentTables } from '../../modules/content/content.tables.ts';
import type { CspTables } from '../../modules/csp/csp.tables.ts';
import type { DrawsTables } from '../../modules/draws/draws.tables.ts';
import type { GamesTables } from '../../modules/games/games.tables.ts';
import type { IdentityTables } from '../../modules/identity/identity.tables.ts';
import type { RecoveryTables } from '../../modules/identity/recovery/recovery.tables.ts';
import type { MessagesTables } from '../../modules/messages/messages.tables.ts';
import type { ReportsTables } from '../../modules/reports/reports.tables.ts';
import type { ResultsTables } from '../../modules/results/results.tables.ts';
import type { RoomsTables } from '../../modules/rooms/rooms.tables.ts';
import type { SeamlessTables } from '../../modules/seamless/seamless.tables.ts';
import type { SocialTables } from '../../modules/social/social.tables.ts';
import type { SystemTables } from '../../modules/system/system.tables.ts';
import type { HouseTables } from '../../vendors/house/house.tables.ts';
import type { AuditTables } from '../audit/audit.tables.ts';
import type { JobTables } from '../jobs/job.tables.ts';

/**
 * Every table of the gateway. A module describes its own tables in `src/modules/<name>/<name>.tables.ts`
 * (`export interface CatalogueTables { game: GameTable; ... }`) and adds one name to this list.
 *
 * Column types: `int8` is a decimal string on both engines (turn it into `bigint` at the edge of the repository),
 * `timestamptz` is a `Date`, `jsonb` is parsed, `numeric` is a string.
 */
export interface Database
  extends AuditTables,
    CodesTables,
    ContentTables,
    CspTables,
    DrawsTables,
    GamesTables,
    HouseTables,
    IdentityTables,
    JobTables,
    LedgerTables,
    MessagesTables,
    RecoveryTables,
    ReportsTables,
    ResultsTables,
    RoomsTables,
    SeamlessTables,
    SocialTables,
    SystemTables {}

/** What a repository takes: the database itself or a transaction on it. Inside a transaction always pass the latter. */
export type Executor = Kysely<Database>;

/** An open transaction. Functions that must not run outside of one take this type. */
export type Trx = Transaction<Database>;
