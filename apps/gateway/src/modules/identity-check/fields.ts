import type { IdentityFieldName, IdentityStep, IdentityValues } from '@mekong/api-client/contract/types';

/** Fields of each step, in the order of the page. */
export const fieldsOfStep = {
  PERSON: ['legalName', 'birthday', 'nationality', 'birthPlace', 'sex', 'idType', 'idNumber', 'idExpires'],
  ADDRESS: ['permanentAddress', 'currentAddress'],
  INCOME: ['occupation', 'incomeSource', 'lineId', 'bonusCode', 'promoCode'],
  DOCUMENTS: ['documentFront', 'documentBack', 'selfie'],
} as const satisfies Record<IdentityStep, readonly IdentityFieldName[]>;

/** All of them. */
export const fieldNames: readonly IdentityFieldName[] = Object.values(fieldsOfStep).flat();

/** Fields whose value is the id of a picture. */
export const pictureFields: readonly IdentityFieldName[] = fieldsOfStep.DOCUMENTS;

/** Fields whose value is a day. */
export const dayFields = ['birthday', 'idExpires'] as const;

/** Fields that are no longer right when the document has run out. */
export const documentFields: readonly IdentityFieldName[] = [
  'idType',
  'idNumber',
  'idExpires',
  'documentFront',
  'documentBack',
];

const neverRequired: ReadonlySet<IdentityFieldName> = new Set(['sex', 'lineId', 'bonusCode', 'promoCode']);

/** Whether nothing can be sent without a field: an identity card may have no last day, and a passport has no back. */
export function isRequired(name: IdentityFieldName, idType: IdentityValues['idType']): boolean {
  if (name === 'idExpires') return idType !== undefined && idType !== 'ID_CARD';
  if (name === 'documentBack') return idType !== 'PASSPORT';
  return !neverRequired.has(name);
}

/**
 * Years of a life that are full on a day.
 *
 * @param birthday and `day` by the calendar: `2004-02-29`
 */
export function ageOn(birthday: string, day: string): number {
  const [years, hadBirthday] = [
    Number(day.slice(0, 4)) - Number(birthday.slice(0, 4)),
    day.slice(5) >= birthday.slice(5),
  ];
  return hadBirthday ? years : years - 1;
}

/** A number of a document as it is compared: neither spaces, signs nor case make another one of it. */
export const comparedNumber = (number: string): string => number.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Whether a day is in the calendar: the 30th of February is not. */
export function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
