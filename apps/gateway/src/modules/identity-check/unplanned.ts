import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { planDeletion } from './deletion.repository.ts';
import { pictureFields } from './fields.ts';
import { deleteField, listDecisions, saveField } from './identity-check.repository.ts';
import { openCheck } from './values.ts';

/** Pictures of a member that nothing is planned for. */
const namesOf = async (trx: Trx, memberId: string, madeBefore: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select f.name from stored_file f
     where f.member_id = ${memberId} and f.purpose = 'IDENTITY' and f.used_at is not null and f.made_at < ${madeBefore}
       and not exists (select from kyc_deletion d where d.name = f.name)`.execute(trx);
  return rows.map(({ name }) => name);
};

/**
 * Members with a picture whose end is not planned and that may not stay for ever: it was never sent, or it was rejected or replaced
 * before deletions were planned. Not each has one to be planned: a rejected picture may have its plan beside one that stays.
 *
 * @param after number of the member before the first
 */
export async function listWithUnplanned(
  db: Executor,
  { madeBefore, after, limit }: { madeBefore: Date; after: string; limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with files as (
      select f.member_id, count(*) as files from stored_file f
       where f.purpose = 'IDENTITY' and f.used_at is not null and f.made_at < ${madeBefore}
         and not exists (select from kyc_deletion d where d.name = f.name)
       group by f.member_id
    ), fields as (
      select k.member_id, count(*) + count(*) filter (where k.approved_sealed <> k.sealed) as wanted,
             bool_or(k.state = 'REJECTED' or (k.state = 'DRAFT' and k.sealed is distinct from k.approved_sealed)) as stands
        from kyc_field k where k.field in (${sql.join(pictureFields)}) group by k.member_id
    )
    select f.member_id::text as id from files f left join fields k on k.member_id = f.member_id
     where (coalesce(k.stands, true) or f.files > k.wanted) and f.member_id > ${after}::bigint
     order by f.member_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Plans the end of what {@link listWithUnplanned} has found. A picture that was never sent is taken out of its field, which is
 * open again.
 *
 * @param memberId whose check is locked
 */
export async function planUnplanned(
  trx: Trx,
  cipher: FieldCipher,
  memberId: string,
  { madeBefore, now }: { madeBefore: Date; now: Date },
): Promise<void> {
  const unplanned = new Set(await namesOf(trx, memberId, madeBefore));
  const check = await openCheck(trx, cipher, memberId);
  const decisions = await listDecisions(trx, memberId);
  for (const field of pictureFields) {
    const [row, said] = [check.rows.get(field), check.said(field)];
    if (!row || said === undefined) continue;
    const inForce = check.inForceOf(field);
    if (inForce !== undefined) unplanned.delete(inForce);
    if (!unplanned.delete(said) || row.sealed === row.approvedSealed) continue;
    const plan = { memberId, field, name: said };
    if (row.state === 'DRAFT') {
      await planDeletion(trx, { ...plan, cause: 'UNSENT', since: now });
      if (row.approvedSealed === null) await deleteField(trx, memberId, field);
      else await saveField(trx, memberId, { ...row, sealed: row.approvedSealed });
    } else if (row.state === 'REJECTED') {
      const since = decisions.find((one) => one.field === field)?.decidedAt ?? now;
      await planDeletion(trx, { ...plan, cause: 'REJECTED', since });
    }
  }
  // no field names these any more: others have taken their places
  const [field = 'documentFront'] = pictureFields;
  for (const name of unplanned) await planDeletion(trx, { memberId, field, name, cause: 'REPLACED', since: now });
}
