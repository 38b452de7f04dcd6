import { type Kysely, sql } from 'kysely';
import { getConstructionPlans } from 'pg-boss';

/** Tags that quote the plan; it uses neither. */
const OUTER = '$install$';
const INNER = '$plan$';

/**
 * The schema of pg-boss and our queues in it, so that a gateway needs no right to create anything. A later version of
 * pg-boss that wants another schema comes with a migration of its own, from whichever version `pgboss.version` names.
 *
 * The role `mekong_app`, where there is one (see the migration of the ledger), may use the queues.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The plan is a script with a transaction of its own. Here it is part of ours, and one statement: the embedded engine
  // takes no more at a time.
  const script = getConstructionPlans('pgboss')
    .replace(/^\s*BEGIN;(\s*SET LOCAL [^;]*;)*/, '')
    .replace(/COMMIT;\s*$/, '');
  await sql.raw(`do ${OUTER} begin execute ${INNER}${script}${INNER}; end ${OUTER}`).execute(db);
  // The dead letters first: the other queue refers to them.
  const queues = {
    messages_dead: { policy: 'standard', retryLimit: 100, retryDelay: 5, retryBackoff: true, retryDelayMax: 600 },
    messages: { policy: 'standard', deadLetter: 'messages_dead' },
  };
  for (const [name, options] of Object.entries(queues))
    await sql`select pgboss.create_queue(${name}, ${JSON.stringify(options)}::jsonb)`.execute(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        grant usage on schema pgboss to mekong_app;
        grant select, insert, update, delete on all tables in schema pgboss to mekong_app;
      end if;
    end $$`.execute(db);
}
