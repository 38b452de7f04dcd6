import type { IdentityFieldName, IdentityReason, IdentityState } from '@mekong/api-client/contract/types';
import { type Selectable, sql } from 'kysely';
import { isWanted, type QueueFilter } from '../../contract/admin/queue-filter.ts';
import { type WaitingWork, waitingColumns } from '../../contract/admin/waiting-work.ts';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { KycDecisionTable, KycProfileTable } from './identity-check.tables.ts';
import type { FieldState } from './machine.ts';

export interface ProfileRow {
  memberId: string;
  state: IdentityState;
  sentAt: Date | null;
  numberLookup: string | null;
  personLookup: string | null;
  verifiedAt: Date | null;
  expiredAt: Date | null;
  expiresOn: string | null;
  reminders: number;
}

const toProfile = (row: Selectable<KycProfileTable>): ProfileRow => ({
  memberId: row.member_id,
  state: row.state,
  sentAt: row.sent_at,
  numberLookup: row.number_lookup,
  personLookup: row.person_lookup,
  verifiedAt: row.verified_at,
  expiredAt: row.expired_at,
  expiresOn: row.expires_on,
  reminders: row.reminders,
});

/** What a member says in one field. */
export interface FieldRow {
  field: IdentityFieldName;
  state: FieldState;
  sealed: string;
  approvedSealed: string | null;
  reason: IdentityReason | null;
}

export async function findProfile(db: Executor, memberId: string): Promise<ProfileRow | undefined> {
  const row = await db.selectFrom('kyc_profile').selectAll().where('member_id', '=', memberId).executeTakeFirst();
  return row && toProfile(row);
}

/** The check, which nobody else changes until the transaction ends; made when there is none. */
export async function lockProfile(trx: Trx, memberId: string): Promise<ProfileRow> {
  await trx
    .insertInto('kyc_profile')
    .values({ member_id: memberId, state: 'NOT_STARTED' })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute();
  const row = await trx
    .selectFrom('kyc_profile')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toProfile(row);
}

export async function saveProfile(trx: Trx, profile: ProfileRow): Promise<void> {
  await trx
    .updateTable('kyc_profile')
    .set({
      state: profile.state,
      sent_at: profile.sentAt,
      number_lookup: profile.numberLookup,
      person_lookup: profile.personLookup,
      verified_at: profile.verifiedAt,
      expired_at: profile.expiredAt,
      expires_on: profile.expiresOn,
      reminders: profile.reminders,
    })
    .where('member_id', '=', profile.memberId)
    .execute();
}

export async function listFields(db: Executor, memberId: string): Promise<FieldRow[]> {
  return db
    .selectFrom('kyc_field')
    .select(['field', 'state', 'sealed', 'approved_sealed as approvedSealed', 'reason'])
    .where('member_id', '=', memberId)
    .execute();
}

export async function saveField(trx: Trx, memberId: string, row: FieldRow): Promise<void> {
  const { field, state, sealed, approvedSealed, reason } = row;
  const values = { state, sealed, approved_sealed: approvedSealed, reason };
  await trx
    .insertInto('kyc_field')
    .values({ member_id: memberId, field, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'field']).doUpdateSet(values))
    .execute();
}

export async function deleteField(trx: Trx, memberId: string, field: IdentityFieldName): Promise<void> {
  await trx.deleteFrom('kyc_field').where('member_id', '=', memberId).where('field', '=', field).execute();
}

export async function insertDecision(trx: Trx, row: Omit<Selectable<KycDecisionTable>, 'id'>): Promise<void> {
  await trx.insertInto('kyc_decision').values(row).execute();
}

/** What was decided about a member, the newest first. */
export const listDecisions = (db: Executor, memberId: string) =>
  db
    .selectFrom('kyc_decision')
    .select(['field', 'outcome', 'reason', 'decided_by as decidedBy', 'decided_at as decidedAt'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();

/** Another member who has said the same. */
export interface SamePersonRow {
  memberId: string;
  username: string;
  /** The same number of a document; otherwise the same name and birthday. */
  isDocument: boolean;
}

/** Members who have said the same in their checks, or have given the number at registration. */
export async function listSamePersons(
  db: Executor,
  { memberId, numberLookup, personLookup }: Pick<ProfileRow, 'memberId' | 'numberLookup' | 'personLookup'>,
): Promise<SamePersonRow[]> {
  const { rows } = await sql<SamePersonRow>`
    select m.id::text as "memberId", m.username, bool_or(found.is_document) as "isDocument"
      from (
        select member_id, true as is_document from kyc_profile where number_lookup = ${numberLookup}
        union all
        select member_id, false from kyc_profile where person_lookup = ${personLookup}
        union all
        select member_id, true from member_detail where field = 'idNumber' and lookup = ${numberLookup}
      ) found
      join member m on m.id = found.member_id
     where m.id <> ${memberId}::bigint
     group by m.id, m.username order by m.id limit 20`.execute(db);
  return rows;
}

/** A check in the queue. */
export interface QueuedCheck {
  memberId: string;
  username: string;
  state: IdentityState;
  sentAt: Date;
  numberLookup: string | null;
  personLookup: string | null;
  inReview: number;
}

/** What operators look for. */
export interface CheckFilter extends Pick<QueueFilter, 'from' | 'to'> {
  readonly state?: IdentityState | undefined;
  /** Name of the member. */
  readonly q?: string | undefined;
}

/** Checks that were sent, those sent last first, behind a place. */
export async function listQueue(
  db: Executor,
  { state, q, ...filter }: CheckFilter,
  behind: { value?: string | undefined; id: string } | undefined,
  limit: number,
): Promise<QueuedCheck[]> {
  const rows = await db
    .selectFrom('kyc_profile as p')
    .innerJoin('member as m', 'm.id', 'p.member_id')
    .select([
      'p.member_id as memberId',
      'm.username',
      'p.state',
      'p.sent_at as sentAt',
      'p.number_lookup as numberLookup',
      'p.person_lookup as personLookup',
      sql<number>`(select count(*)::int4 from kyc_field f where f.member_id = p.member_id and f.state = 'IN_REVIEW')`.as(
        'inReview',
      ),
    ])
    .where('p.sent_at', 'is not', null)
    .where(isWanted(filter, { at: sql`p.sent_at` }))
    .$if(q !== undefined, (query) => query.where('m.username_key', '=', (q ?? '').toLowerCase()))
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'IN_REVIEW'))
    .$if(behind !== undefined, (query) =>
      query.where(sql<boolean>`(p.sent_at, p.member_id) < (${behind?.value}::timestamptz, ${behind?.id}::bigint)`),
    )
    .orderBy('p.sent_at', 'desc')
    .orderBy('p.member_id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ sentAt, ...row }) => (sentAt ? [{ ...row, sentAt }] : []));
}

/** Checks that are to be decided. */
export const waitingInReview = (db: Executor): Promise<WaitingWork> =>
  db
    .selectFrom('kyc_profile')
    .select(waitingColumns('sent_at'))
    .where('state', '=', 'IN_REVIEW')
    .executeTakeFirstOrThrow();

/** Members whose document runs out within so many days, and who were told of it less often than they should, or it has run out. */
export async function listRunningOut(
  db: Executor,
  { today, inWeek, inMonth, limit }: { today: string; inWeek: string; inMonth: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('kyc_profile')
    .select('member_id as memberId')
    .where('expired_at', 'is', null)
    .where('expires_on', '<=', inMonth)
    .where((where) =>
      where.or([
        where('expires_on', '<', today),
        where.and([where('expires_on', '<=', inWeek), where('reminders', '<', 2)]),
        where('reminders', '<', 1),
      ]),
    )
    .orderBy('expires_on')
    .limit(limit)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

export const findUsername = async (db: Executor, memberId: string): Promise<string | undefined> =>
  (await db.selectFrom('member').select('username').where('id', '=', memberId).executeTakeFirst())?.username;
