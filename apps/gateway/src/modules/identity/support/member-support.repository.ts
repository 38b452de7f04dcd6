import { sql } from 'kysely';
import type { AccountType } from '../../../contract/values.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { MemberTable } from '../identity.tables.ts';

type MemberStatus = MemberTable['status']['__select__'];

/** A member in a list of operators. */
export interface MemberSummary {
  id: string;
  username: string;
  nickname: string;
  type: AccountType;
  status: MemberStatus;
  currency: string;
  registeredAt: Date;
  lastLoginAt: Date | null;
}

/** A member with what operators need to help. */
export interface MemberRecord extends MemberSummary {
  language: string;
  upline: string | null;
  /** A move below another agent that waits. */
  move: { upline: string | null; dueAt: string } | null;
  /** Put on by an agent. */
  lock: { agent: string; reason: string; at: string } | null;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  passkeys: number;
}

/** Which members are asked for. */
export interface MemberFilter {
  /** Any of these numbers, or ... */
  ids?: readonly string[] | undefined;
  /** ... this beginning of the user name, in lower case; all members without both. */
  beginning?: string | undefined;
  types?: readonly AccountType[] | undefined;
  status?: MemberStatus | undefined;
  /** Number of a member: only those who came earlier. */
  before?: string | undefined;
  limit: number;
}

const columns = sql`
  m.id, m.username, m.nickname, m.type, m.status, m.currency, m.registered_at as "registeredAt",
  (select max(s.created_at) from session s where s.member_id = m.id) as "lastLoginAt"`;

/** Behind every text that begins with another: the last letter there is. */
const LAST = '\u{10FFFF}';

/** Members that match, the newest first. */
export async function searchMembers(db: Executor, filter: MemberFilter): Promise<MemberSummary[]> {
  const { ids = [], beginning, types = null, status = null, before = null, limit } = filter;
  const typed =
    beginning === undefined
      ? sql`true`
      : sql`(m.id = any(${ids}::bigint[])
             or (m.username_key ~>=~ ${beginning} and m.username_key ~<~ ${beginning + LAST}))`;
  const { rows } = await sql<MemberSummary>`
    select ${columns} from member m
     where ${typed}
       and (${types}::int4[] is null or m.type = any(${types}))
       and (${status}::text is null or m.status = ${status})
       and (${before}::bigint is null or m.id < ${before})
     order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

/** The member that has a personal value which only one may have. */
export async function findByUnique(
  db: Executor,
  { field, lookup }: { field: string; lookup: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('member_detail')
    .select('member_id as id')
    .where('field', '=', field)
    .where('lookup', '=', lookup)
    .executeTakeFirst();
  return row?.id;
}

export async function findMemberRecord(db: Executor, id: string): Promise<MemberRecord | undefined> {
  const { rows } = await sql<MemberRecord>`
    select ${columns}, m.language, (select u.username from member u where u.id = m.upline_id) as upline,
           (select json_build_object('upline', u.username, 'dueAt', v.due_at)
              from agent_move v left join member u on u.id = v.to_id
             where v.member_id = m.id and v.state = 'WAITING') as move,
           (select json_build_object('agent', a.username, 'reason', l.reason, 'at', l.locked_at)
              from agent_lock l join member a on a.id = l.locked_by
              where l.member_id = m.id and m.status = 'locked') as lock,
           coalesce(c.must_change is not null, false) as "mustChangePassword",
           exists (select from totp t where t.member_id = m.id and t.confirmed_at is not null) as "hasSecondFactor",
           (select count(*)::int4 from passkey p where p.member_id = m.id) as passkeys
      from member m left join credential c on c.member_id = m.id
     where m.id = ${id}`.execute(db);
  return rows[0];
}

/** Members that real people made, how many of them came since a moment, and sessions that may still be used. */
export async function countMembers(
  db: Executor,
  since: Date,
  idleSeconds: number,
): Promise<{ members: number; newMembers: number; activeSessions: number }> {
  const { rows } = await sql<{ members: number; newMembers: number; activeSessions: number }>`
    select count(*)::int4 as members,
           (select count(*)::int4 from member where type <> 4 and registered_at >= ${since}) as "newMembers",
           (select count(*)::int4 from session
             where ended_at is null and expires_at > now()
               and last_seen_at > now() - make_interval(secs => ${idleSeconds})) as "activeSessions"
      from member where type <> 4 and status <> 'closed'`.execute(db);
  return rows[0] ?? { members: 0, newMembers: 0, activeSessions: 0 };
}
