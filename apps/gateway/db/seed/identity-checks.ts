import { createHash, randomBytes } from 'node:crypto';
import type { IdentityFieldName, IdentityReason } from '@mekong/api-client/contract/types';
import sharp from 'sharp';
import { inTransaction } from '../../src/kernel/db/transaction.ts';
import type { Executor, Trx } from '../../src/kernel/db/types.ts';
import type { FieldCipher } from '../../src/kernel/field-cipher.ts';
import { sealFile } from '../../src/modules/files/file-cipher.ts';
import { insertFile, takeFiles } from '../../src/modules/files/files.repository.ts';
import { fieldNames, pictureFields } from '../../src/modules/identity-check/fields.ts';
import { saveField } from '../../src/modules/identity-check/identity-check.repository.ts';
import { sealValue } from '../../src/modules/identity-check/values.ts';
import { verifyMember } from './builders.ts';

const HOUR_MS = 3_600_000;

interface DemoCheck {
  readonly username: string;
  readonly legalName: string;
  readonly idNumber: string;
  /** Without it the check was approved. */
  readonly sentHoursAgo?: number;
  /** Fields that were rejected, and why; without any everything waits for a decision. */
  readonly rejected?: Partial<Record<IdentityFieldName, IdentityReason>>;
}

/**
 * The accounts of the demo, confirmed so that they can withdraw (rithy has yet to say who he is), and players who have sent a check: one sent today, one with the document of another,
 * one to be corrected.
 */
const checks: readonly DemoCheck[] = [
  { username: 'sokha', legalName: 'Chan Sokha', idNumber: '010203041' },
  { username: 'dara', legalName: 'Sok Dara', idNumber: '010203042' },
  { username: 'vanna', legalName: 'Keo Vanna', idNumber: '010203043' },
  { username: 'chanthy', legalName: 'Chan Thy', idNumber: '010203044', sentHoursAgo: 3 },
  { username: 'kimleng', legalName: 'Kim Leng', idNumber: '010203041', sentHoursAgo: 26 },
  {
    ...{ username: 'narin5', legalName: 'Narin Chea', idNumber: '010203045', sentHoursAgo: 50 },
    rejected: { documentFront: 'UNREADABLE', birthPlace: 'MISMATCH' },
  },
];

/** A document without a letter: the faces of the machine that makes it would decide how it looks. */
const makePicture = (): Promise<Buffer> =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="856" height="540">
      <rect width="856" height="540" rx="32" fill="#dfe7ea"/><rect x="48" y="140" width="220" height="280" fill="#9fb3bb"/>
      <g fill="#5c727b"><rect x="320" y="160" width="420" height="28"/><rect x="320" y="230" width="300" height="28"/>
      <rect x="320" y="300" width="360" height="28"/></g>
      <rect x="48" y="52" width="300" height="44" fill="#33454c"/></svg>`),
  )
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 70 })
    .toBuffer();

/** A picture of a document, as an upload leaves it. @returns its id */
async function keepPicture(trx: Trx, cipher: FieldCipher, memberId: string, bytes: Buffer): Promise<string> {
  const [name, purpose] = [randomBytes(16).toString('base64url'), 'IDENTITY' as const];
  const sha256 = createHash('sha256').update(bytes).digest();
  const sealed = sealFile(cipher, bytes, `${name}:${memberId}:${purpose}`);
  await insertFile(trx, { ...{ name, memberId, purpose, width: 856, height: 540, sha256 }, ...sealed });
  await takeFiles(trx, { memberId, purpose, names: [name] });
  return name;
}

/** Checks in several states, with pictures; who has said something already keeps it. */
export async function seedChecks(db: Executor, cipher: FieldCipher): Promise<void> {
  const picture = await makePicture();
  for (const { username, legalName, idNumber, sentHoursAgo, rejected } of checks) {
    const found = await db
      .selectFrom('member')
      .leftJoin('kyc_profile', 'kyc_profile.member_id', 'member.id')
      .select(['member.id', 'kyc_profile.state'])
      .where('username', '=', username)
      .executeTakeFirst();
    if (!found || found.state !== null) continue;
    const memberId = found.id;
    await inTransaction(db, async (trx) => {
      await verifyMember(trx, cipher, username, { legalName, idNumber });
      const isWaiting = sentHoursAgo !== undefined && !rejected;
      const state = isWaiting ? 'IN_REVIEW' : 'APPROVED';
      if (sentHoursAgo !== undefined) {
        const at = new Date(Date.now() - sentHoursAgo * HOUR_MS);
        await trx
          .updateTable('kyc_profile')
          .set({ state: rejected ? 'REJECTED' : 'IN_REVIEW', sent_at: at, verified_at: null, expires_on: null })
          .where('member_id', '=', memberId)
          .execute();
      }
      if (isWaiting)
        await trx
          .updateTable('kyc_field')
          .set({ state, approved_sealed: null })
          .where('member_id', '=', memberId)
          .execute();
      for (const field of pictureFields) {
        const name = await keepPicture(trx, cipher, memberId, picture);
        const sealed = sealValue(cipher, memberId, field, name);
        await saveField(trx, memberId, {
          ...{ field, state, sealed, approvedSealed: isWaiting ? null : sealed, reason: null },
        });
      }
      for (const field of fieldNames.filter((one) => rejected?.[one]))
        await trx
          .updateTable('kyc_field')
          .set({ state: 'REJECTED', approved_sealed: null, reason: rejected?.[field] ?? null })
          .where('member_id', '=', memberId)
          .where('field', '=', field)
          .execute();
    });
  }
}
