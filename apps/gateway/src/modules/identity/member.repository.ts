import { sql } from 'kysely';
import type { AccountType } from '../../contract/values.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { noteRegistration } from '../consents/consents.port.ts';

/** What a log-in has to know of an account. */
export interface LoginAccount {
  id: string;
  username: string;
  type: AccountType;
  status: 'active' | 'locked' | 'closed';
  passwordHash: string;
  mustChange: 'DEFAULT' | 'EXPIRED' | null;
  /** Age of the password in whole days. */
  passwordDays: number;
  firstLogin: boolean;
  /** Version of the agreement that was accepted; none for an account that somebody else made. */
  termsVersion: string | null;
}

export interface NewMember {
  username: string;
  nickname: string;
  type: AccountType;
  currency: string;
  language: string;
  uplineId?: string | undefined;
  toUpline?: boolean | undefined;
  affiliateCode?: string | undefined;
  referralCode: string;
  invitedBy?: string | undefined;
  termsVersion?: string | undefined;
  passwordHash: string;
  paymentHash?: string | undefined;
  /** The password is a first one, given by somebody else: it has to be changed. */
  mustChange?: 'DEFAULT' | undefined;
  registeredAt?: Date | undefined;
}

/** Own data of a member. */
export interface MemberRow {
  id: string;
  username: string;
  nickname: string;
  type: AccountType;
  toUpline: boolean;
  registeredAt: Date;
  clubLabel: string;
  vipRank: number;
  currency: string;
  language: string;
}

/** Somebody whose code or number an inviter may have handed out. */
export interface Inviter {
  id: string;
  type: AccountType;
  uplineId: string | null;
}

const loginAccounts = (db: Executor) =>
  db
    .selectFrom('member')
    .innerJoin('credential', 'credential.member_id', 'member.id')
    .select([
      'member.id',
      'member.username',
      'member.type',
      'member.status',
      'credential.password_hash as passwordHash',
      'credential.must_change as mustChange',
      sql<number>`floor(extract(epoch from now() - credential.changed_at) / 86400)::int4`.as('passwordDays'),
      sql<boolean>`member.first_login_at is null`.as('firstLogin'),
      'member.terms_version as termsVersion',
    ]);

/** The account of a user name, whatever its case. */
export function findByUsername(db: Executor, username: string): Promise<LoginAccount | undefined> {
  return loginAccounts(db).where('member.username_key', '=', username.toLowerCase()).executeTakeFirst();
}

/** The account of a member's number. */
export function findAccount(db: Executor, id: string): Promise<LoginAccount | undefined> {
  return loginAccounts(db).where('member.id', '=', id).executeTakeFirst();
}

/** The account that a unique personal value (a mobile number) belongs to. */
export function findByLookup(db: Executor, field: string, lookup: string): Promise<LoginAccount | undefined> {
  return loginAccounts(db)
    .innerJoin('member_detail', 'member_detail.member_id', 'member.id')
    .where('member_detail.field', '=', field)
    .where('member_detail.lookup', '=', lookup)
    .executeTakeFirst();
}

/**
 * Makes an account.
 *
 * @returns its number; `undefined` when the name is taken, in any spelling of case
 */
export async function insertMember(db: Executor, member: NewMember): Promise<string | undefined> {
  const row = await db
    .insertInto('member')
    .values({
      username: member.username,
      nickname: member.nickname,
      type: member.type,
      currency: member.currency,
      language: member.language,
      upline_id: member.uplineId ?? null,
      to_upline: member.toUpline ?? false,
      affiliate_code: member.affiliateCode ?? null,
      referral_code: member.referralCode,
      invited_by: member.invitedBy ?? null,
      terms_version: member.termsVersion ?? null,
      terms_accepted_at: member.termsVersion ? sql<Date>`now()` : null,
      age_stated_at: member.termsVersion ? sql<Date>`now()` : null,
      ...(member.registeredAt ? { registered_at: member.registeredAt } : {}),
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .insertInto('credential')
    .values({
      member_id: row.id,
      password_hash: member.passwordHash,
      payment_hash: member.paymentHash ?? null,
      must_change: member.mustChange ?? null,
    })
    .execute();
  if (member.termsVersion)
    await noteRegistration(db, row.id, { version: member.termsVersion, at: member.registeredAt });
  return row.id;
}

export interface SealedDetail {
  field: string;
  sealed: string;
  lookup: string | null;
}

/** Keeps personal data of a member. @returns the field whose value another member has already */
export async function insertDetails(
  db: Executor,
  memberId: string,
  details: readonly SealedDetail[],
): Promise<string | undefined> {
  for (const detail of details) {
    const row = await db
      .insertInto('member_detail')
      .values({ member_id: memberId, ...detail })
      .onConflict((conflict) => conflict.columns(['field', 'lookup']).doNothing())
      .returning('field')
      .executeTakeFirst();
    if (!row) return detail.field;
  }
  return undefined;
}

const inviters = (db: Executor) =>
  db.selectFrom('member').select(['id', 'type', 'upline_id as uplineId']).where('status', '=', 'active');

/** An agent whose link is in use, with the link and what who registers by it becomes. */
export const findByAffiliateCode = (
  db: Executor,
  code: string,
): Promise<(Inviter & { linkId: string; kind: 'MEMBER' | 'AGENT' }) | undefined> =>
  db
    .selectFrom('agent_link')
    .innerJoin('member', 'member.id', 'agent_link.agent_id')
    .select(['member.id', 'member.type', 'member.upline_id as uplineId', 'agent_link.id as linkId', 'agent_link.kind'])
    .where('agent_link.code', '=', code.toUpperCase())
    .where('agent_link.is_active', '=', true)
    .where('member.status', '=', 'active')
    .executeTakeFirst();

export const findByReferralCode = (db: Executor, code: string): Promise<Inviter | undefined> =>
  inviters(db).where('referral_code', '=', code.toUpperCase()).executeTakeFirst();

export const findInviter = async (db: Executor, id: string): Promise<Inviter | undefined> =>
  /^\d{1,18}$/.test(id) ? inviters(db).where('id', '=', id).executeTakeFirst() : undefined;

export function findMember(db: Executor, id: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('member')
    .select([
      'id',
      'username',
      'nickname',
      'type',
      'to_upline as toUpline',
      'registered_at as registeredAt',
      'club_label as clubLabel',
      'vip_rank as vipRank',
      'currency',
      'language',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateLanguage(db: Executor, id: string, language: string): Promise<void> {
  await db.updateTable('member').set({ language }).where('id', '=', id).execute();
}

/** Notes the first log-in, once. @returns false when it was noted before */
export async function noteFirstLogin(db: Executor, id: string): Promise<boolean> {
  const result = await db
    .updateTable('member')
    .set({ first_login_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('first_login_at', 'is', null)
    .executeTakeFirst();
  return (result.numUpdatedRows ?? 0n) > 0n;
}
