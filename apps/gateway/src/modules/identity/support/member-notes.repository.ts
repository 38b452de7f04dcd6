import type { RequestKey } from '../../../contract/admin/request-key.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** What an operator has noted about a member. */
export interface MemberNote {
  id: string;
  /** Name of the operator. */
  author: string;
  text: string;
  createdAt: Date;
}

const columns = ['id', 'author', 'text', 'created_at as createdAt'] as const;

/** Notes about a member, the newest first, behind the one of this number. */
export const listNotes = (
  db: Executor,
  memberId: string,
  { behind, limit }: { behind: string | undefined; limit: number },
): Promise<MemberNote[]> =>
  db
    .selectFrom('member_note')
    .select(columns)
    .where('member_id', '=', memberId)
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** @returns undefined when its key was used */
export const insertNote = (
  trx: Trx,
  { memberId, author, text }: { memberId: string; author: string; text: string },
  sent?: RequestKey | undefined,
): Promise<MemberNote | undefined> =>
  trx
    .insertInto('member_note')
    .values({ member_id: memberId, author, text, request_key: sent?.key ?? null, request_digest: sent?.digest ?? null })
    .onConflict((at) => at.column('request_key').doNothing())
    .returning(columns)
    .executeTakeFirst();

/** The note that was made when the same was sent before. */
export const findSentNote = (trx: Trx, { key, digest }: RequestKey): Promise<MemberNote | undefined> =>
  trx
    .selectFrom('member_note')
    .select(columns)
    .where('request_key', '=', key)
    .where('request_digest', '=', digest)
    .executeTakeFirst();
