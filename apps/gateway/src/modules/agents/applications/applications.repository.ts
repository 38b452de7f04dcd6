import { type Insertable, sql } from 'kysely';
import { type WaitingWork, waitingColumns } from '../../../contract/admin/waiting-work.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { isClosing } from '../../closing/closing.port.ts';
import type { AgentApplicationTable } from '../agents.tables.ts';

const select = (db: Executor) => db.selectFrom('agent_application as a').selectAll('a');

/** An application as it is kept. */
export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** What an applicant is asked to wait for. */
export type ApplicationState = ApplicationRow['state'];

export const findByRequest = (db: Executor, requestKey: string): Promise<ApplicationRow | undefined> =>
  select(db).where('a.request_key', '=', requestKey).executeTakeFirst();

export const findByTicket = (db: Executor, ticket: string): Promise<ApplicationRow | undefined> =>
  select(db).where('a.ticket', '=', ticket).executeTakeFirst();

/** The last one of a member. */
export const findOwn = (db: Executor, memberId: string): Promise<ApplicationRow | undefined> =>
  select(db).where('a.member_id', '=', memberId).orderBy('a.id', 'desc').limit(1).executeTakeFirst();

/** Adds an application. @returns undefined while another one of the account or the contact waits */
export const insertApplication = (
  trx: Trx,
  values: Insertable<AgentApplicationTable>,
): Promise<ApplicationRow | undefined> =>
  trx
    .insertInto('agent_application')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Applications, the newest first, behind the one of this number. */
export const listApplications = (
  db: Executor,
  { state, behind, limit }: { state: ApplicationState | undefined; behind: string | undefined; limit: number },
): Promise<ApplicationRow[]> =>
  select(db)
    .$if(state !== undefined, (query) => query.where('a.state', '=', state ?? 'OPEN'))
    .$if(behind !== undefined, (query) => query.where('a.id', '<', behind ?? ''))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();

/** An application that nobody else decides meanwhile. */
export const lockApplication = (
  trx: Trx,
  by: { readonly id: string } | { readonly ticket: string },
): Promise<ApplicationRow | undefined> =>
  select(trx)
    .$if('id' in by, (query) => query.where('a.id', '=', 'id' in by ? by.id : ''))
    .$if('ticket' in by, (query) => query.where('a.ticket', '=', 'ticket' in by ? by.ticket : ''))
    .forUpdate()
    .executeTakeFirst();

export const decideApplication = (
  trx: Trx,
  id: string,
  { state, reason, by }: Pick<ApplicationRow, 'state' | 'reason'> & { by: string },
): Promise<ApplicationRow> =>
  trx
    .updateTable('agent_application')
    .set({ state, reason, decided_by: by, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Notes who has taken up an application. */
export const giveTo = (trx: Trx, id: string, memberId: string): Promise<ApplicationRow> =>
  trx
    .updateTable('agent_application')
    .set({ member_id: memberId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Makes the account of a member that of an agent. @returns undefined when it is none of a member, or not active */
export const makeAgent = async (trx: Trx, memberId: string): Promise<{ username: string } | undefined> => {
  // whoever leaves could not take that back as an agent
  if (await isClosing(trx, memberId)) return undefined;
  return trx
    .updateTable('member')
    .set({ type: 1 })
    .where('id', '=', memberId)
    .where('type', '=', 0)
    .where('status', '=', 'active')
    .returning('username')
    .executeTakeFirst();
};

/** Takes back what waits of a member whose account is closed: nobody could become an agent by it. */
export const dropApplication = async (trx: Trx, memberId: string): Promise<void> => {
  await trx.deleteFrom('agent_application').where('member_id', '=', memberId).where('state', '=', 'OPEN').execute();
};

/** Applications that are to be decided. */
export const waitingApplications = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('agent_application')
    .select(waitingColumns('sent_at'))
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow();

/** Days that an application is kept after it was decided, and that one is which nobody decides. */
const KEPT_DAYS = 180;

/** Removes what was decided long ago; by what an account has become that of an agent stays with it. */
export async function purgeApplications(db: Executor): Promise<void> {
  await db
    .deleteFrom('agent_application')
    .where(sql`coalesce(decided_at, sent_at)`, '<', sql<Date>`now() - make_interval(days => ${KEPT_DAYS})`)
    .where((where) => where.or([where('state', '<>', 'APPROVED'), where('member_id', 'is', null)]))
    .execute();
}
