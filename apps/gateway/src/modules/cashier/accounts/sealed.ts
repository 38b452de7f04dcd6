import type { FieldCipher } from '../../../kernel/field-cipher.ts';
import type { AccountRow } from './account.repository.ts';

/** What tells an account from every other one, and what its fields are sealed for. */
export type SealedFor = Pick<AccountRow, 'memberId' | 'numberLookup'>;

type SealedField = 'number' | 'holder';

const contextOf = (field: SealedField, { memberId, numberLookup }: SealedFor) =>
  `${memberId}:payout:${field}:${numberLookup}`;

/** Finds the same account again, whoever has it. */
export const lookupOfAccount = (
  cipher: FieldCipher,
  { institution, number }: { institution: string; number: string },
): string => cipher.lookup('payoutAccount', `${institution}:${number}`);

export const sealAccountField = (cipher: FieldCipher, value: string, field: SealedField, account: SealedFor): string =>
  cipher.seal(value, contextOf(field, account));

export const openAccountField = (cipher: FieldCipher, value: string, field: SealedField, account: SealedFor): string =>
  cipher.open(value, contextOf(field, account));
