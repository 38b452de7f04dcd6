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

export const insertNote = (
  trx: Trx,
  { memberId, author, text }: { memberId: string; author: string; text: string },
): Promise<MemberNote> =>
  trx
    .insertInto('member_note')
    .values({ member_id: memberId, author, text })
    .returning(columns)
    .executeTakeFirstOrThrow();
