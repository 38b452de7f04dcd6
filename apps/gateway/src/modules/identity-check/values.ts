import type { IdentityFieldName, IdentityValues } from '@mekong/api-client/contract/types';
import { localDay } from '../../kernel/days.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { FieldCipher } from '../../kernel/field-cipher.ts';
import { nameWords } from '../../kernel/names.ts';
import type { Settings } from '../system/settings.service.ts';
import { comparedNumber, fieldNames, isRequired } from './fields.ts';
import { type FieldRow, listFields, type ProfileRow } from './identity-check.repository.ts';
import { checkState, type FieldState } from './machine.ts';

/** For how long a check may be in review before somebody has to decide. */
const ANSWER_MS = 24 * 3_600_000;

/** The fields of one member, with their values in clear. */
export interface OpenCheck {
  rows: Map<IdentityFieldName, FieldRow>;
  /** What is said now; `undefined` of a field of which nothing is. */
  said: (name: IdentityFieldName) => string | undefined;
  /** What is in force where something else is said now. */
  inForceOf: (name: IdentityFieldName) => string | undefined;
  stateOf: (name: IdentityFieldName) => FieldState;
  isRequired: (name: IdentityFieldName) => boolean;
}

const contextOf = (memberId: string, field: IdentityFieldName) => `${memberId}:kyc:${field}`;

export const sealValue = (cipher: FieldCipher, memberId: string, field: IdentityFieldName, value: string): string =>
  cipher.seal(value, contextOf(memberId, field));

export const openValue = (cipher: FieldCipher, memberId: string, field: IdentityFieldName, sealed: string): string =>
  cipher.open(sealed, contextOf(memberId, field));

export async function openCheck(db: Executor, cipher: FieldCipher, memberId: string): Promise<OpenCheck> {
  const rows = new Map((await listFields(db, memberId)).map((row) => [row.field, row]));
  const open = (name: IdentityFieldName, sealed: string | null | undefined) =>
    sealed ? openValue(cipher, memberId, name, sealed) : undefined;
  const said = (name: IdentityFieldName) => open(name, rows.get(name)?.sealed);
  const idType = said('idType') as IdentityValues['idType'];
  return {
    rows,
    said,
    inForceOf: (name) => {
      const inForce = open(name, rows.get(name)?.approvedSealed);
      return inForce === said(name) ? undefined : inForce;
    },
    stateOf: (name) => rows.get(name)?.state ?? 'START',
    isRequired: (name) => isRequired(name, idType),
  };
}

/** The state of the whole, by the fields as they stand. */
export const stateOfCheck = ({ stateOf, isRequired: needed }: OpenCheck) =>
  checkState(
    fieldNames.map((name) => [name, stateOf(name)] as const),
    needed,
  );

/** Keyed hashes by which another member who says the same is found. */
export const lookupsOf = (
  cipher: FieldCipher,
  { said }: Pick<OpenCheck, 'said'>,
): Pick<ProfileRow, 'numberLookup' | 'personLookup'> => {
  const [number, name, birthday] = [said('idNumber'), said('legalName'), said('birthday')];
  return {
    // as the number of a registration is looked up
    numberLookup: number === undefined ? null : cipher.lookup('idNumber', comparedNumber(number)),
    personLookup: name && birthday ? cipher.lookup('person', `${nameWords(name)}:${birthday}`) : null,
  };
};

/** What the merchant has decided about the check. */
export async function termsOf(settings: Settings, now: Date) {
  const { merchant, withdrawals } = await settings.current();
  return {
    minAge: withdrawals.identityAge,
    isNeeded: withdrawals.needsIdentity,
    today: localDay(now, merchant.timeZone),
  };
}

/** When a check that is in review has to be decided. */
export const answerBy = ({ state, sentAt }: Pick<ProfileRow, 'state' | 'sentAt'>): { answerBy?: string } =>
  state === 'IN_REVIEW' && sentAt ? { answerBy: new Date(sentAt.getTime() + ANSWER_MS).toISOString() } : {};
