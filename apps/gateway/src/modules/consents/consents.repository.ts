import type { Selectable } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';
import type { ConsentKind, ConsentSource, ConsentTable } from './consents.tables.ts';

export interface NewConsent {
  kind: ConsentKind;
  isGiven: boolean;
  version?: string | undefined;
  source: ConsentSource;
  /** @default now */
  at?: Date | undefined;
}

export async function insertConsents(
  db: Executor,
  memberId: string,
  consents: readonly [NewConsent, ...NewConsent[]],
): Promise<void> {
  await db
    .insertInto('consent')
    .values(
      consents.map(({ kind, isGiven, version, source, at }) => ({
        ...{ member_id: memberId, kind, is_given: isGiven, version: version ?? null, source },
        ...(at ? { at } : {}),
      })),
    )
    .execute();
}

/** The last answer of a kind. */
export const findConsent = (
  db: Executor,
  memberId: string,
  kind: ConsentKind,
): Promise<Selectable<ConsentTable> | undefined> =>
  db
    .selectFrom('consent')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Answers of a member, the newest first, behind the one of this number. */
export const listConsents = (
  db: Executor,
  memberId: string,
  behind: string | undefined,
  limit: number,
): Promise<Selectable<ConsentTable>[]> =>
  db
    .selectFrom('consent')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(behind !== undefined, (query) => query.where('id', '<', behind ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
