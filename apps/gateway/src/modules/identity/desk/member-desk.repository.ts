import { sql } from 'kysely';
import type { AccountType } from '../../../contract/values.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { MemberTable } from '../identity.tables.ts';

type MemberStatus = MemberTable['status']['__select__'];

/** A member in a list of operators. */
export interface DeskMember {
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
export interface DeskMemberDetail extends DeskMember {
  language: string;
  upline: string | null;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  passkeys: number;
}

/** Which members are asked for. */
export interface DeskMemberFilter {
  /** Number of the member. */
  id?: string | undefined;
  /** Beginning of the user name, in lower case. */
  beginning?: string | undefined;
  /** A personal value that only one member has: the field and its look-up. */
  unique?: { field: string; lookup: string }[] | undefined;
  types?: readonly AccountType[] | undefined;
  status?: MemberStatus | undefined;
  /** Number of a member: only those who came earlier. */
  before?: string | undefined;
  limit: number;
}

const columns = sql`
  m.id, m.username, m.nickname, m.type, m.status, m.currency, m.registered_at as "registeredAt",
  (select max(s.created_at) from session s where s.member_id = m.id) as "lastLoginAt"`;

/** Members that match any of what was typed, the newest first. */
export async function listDeskMembers(db: Executor, filter: DeskMemberFilter): Promise<DeskMember[]> {
  const { id, beginning, unique = [], types = null, status = null, before = null, limit } = filter;
  const typed = [
    ...(id === undefined ? [] : [sql`m.id = ${id}::bigint`]),
    ...(beginning === undefined ? [] : [sql`starts_with(m.username_key, ${beginning})`]),
    ...unique.map(
      ({ field, lookup }) => sql`exists (select from member_detail d
        where d.member_id = m.id and d.field = ${field} and d.lookup = ${lookup})`,
    ),
  ];
  const { rows } = await sql<DeskMember>`
    select ${columns} from member m
     where ${typed.length > 0 ? sql`(${sql.join(typed, sql` or `)})` : sql`true`}
       and (${types}::int4[] is null or m.type = any(${types}))
       and (${status}::text is null or m.status = ${status})
       and (${before}::bigint is null or m.id < ${before})
     order by m.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findDeskMember(db: Executor, id: string): Promise<DeskMemberDetail | undefined> {
  const { rows } = await sql<DeskMemberDetail>`
    select ${columns}, m.language, (select u.username from member u where u.id = m.upline_id) as upline,
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
    select count(*) filter (where status <> 'closed')::int4 as members,
           count(*) filter (where registered_at >= ${since})::int4 as "newMembers",
           (select count(*)::int4 from session
             where ended_at is null and expires_at > now()
               and last_seen_at > now() - make_interval(secs => ${idleSeconds})) as "activeSessions"
      from member where type <> 4`.execute(db);
  return rows[0] ?? { members: 0, newMembers: 0, activeSessions: 0 };
}
