import type { IdentityFieldName } from '@mekong/api-client/contract/types';
import type { Executor } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { findProfile, listSamePersons } from './identity-check.repository.ts';
import { openCheck, openValue } from './values.ts';

/** How the identity check of a member bears on the money that leaves. */
export interface IdentityStanding {
  standing: 'DONE' | 'NEEDED' | 'IN_REVIEW' | 'EXPIRED';
  /** Since when the document is not good any more. */
  expiredAt?: Date;
}

export async function identityStanding(db: Executor, memberId: string): Promise<IdentityStanding> {
  const profile = await findProfile(db, memberId);
  if (profile?.verifiedAt)
    return profile.expiredAt ? { standing: 'EXPIRED', expiredAt: profile.expiredAt } : { standing: 'DONE' };
  return { standing: profile?.state === 'IN_REVIEW' ? 'IN_REVIEW' : 'NEEDED' };
}

/** The name of a member that was approved, also while another one is looked at. */
export async function approvedName(db: Executor, cipher: FieldCipher, memberId: string): Promise<string | undefined> {
  const check = await openCheck(db, cipher, memberId);
  if (!check.rows.get('legalName')?.approvedSealed) return undefined;
  return check.inForceOf('legalName') ?? check.said('legalName');
}

/** Members who have said the same of themselves as this one. */
export async function samePersonsAs(db: Executor, memberId: string): Promise<{ id: string; username: string }[]> {
  const profile = await findProfile(db, memberId);
  const rows = profile ? await listSamePersons(db, profile) : [];
  return rows.map(({ memberId: id, username }) => ({ id, username }));
}

/** Whether another member has said the same of himself: one person with two accounts, or a document that is not his. */
export const hasSamePerson = async (db: Executor, memberId: string): Promise<boolean> =>
  (await samePersonsAs(db, memberId)).length > 0;

/** What a member has said in one field, in clear. */
export const openIdentityValue = (
  cipher: FieldCipher,
  memberId: string,
  { field, sealed }: { field: IdentityFieldName; sealed: string },
): string => openValue(cipher, memberId, field, sealed);
