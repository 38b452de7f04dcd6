import { msg } from '@lingui/core/macro';
import type { Labels } from './labels.ts';

export const checkLabels = {
  NOT_STARTED: msg({ message: 'Nothing kept', comment: 'State of an identity check: its details were deleted' }),
  IN_REVIEW: msg({ message: 'To be decided', comment: 'State of a withdrawal that an operator has to decide' }),
  APPROVED: msg({ message: 'Approved', context: 'identity', comment: 'State of an identity check' }),
  REJECTED: msg({ message: 'To be corrected', comment: 'State of an identity check: the member corrects it' }),
  EXPIRED: msg({ message: 'Run out', comment: 'State of an identity check: its document is no longer valid' }),
  DRAFT: msg({ message: 'Being changed', comment: 'State of an identity check: the member writes' }),
} satisfies Labels<string>;

export const fieldLabels = {
  legalName: msg`Full name`,
  birthday: msg`Date of birth`,
  nationality: msg`Nationality`,
  birthPlace: msg`Place of birth`,
  sex: msg({ message: 'Sex', comment: 'Of a person, as a document says' }),
  idType: msg({ message: 'Document', comment: 'Kind of an identity document: passport, identity card' }),
  idNumber: msg`Document number`,
  idExpires: msg`Valid until`,
  permanentAddress: msg`Permanent address`,
  currentAddress: msg`Current address`,
  occupation: msg`Occupation`,
  incomeSource: msg`Source of income`,
  lineId: msg`LINE ID`,
  bonusCode: msg`Bonus code`,
  promoCode: msg`Promotion code`,
  documentFront: msg`Front of the document`,
  documentBack: msg`Back of the document`,
  selfie: msg`Photo with the document`,
} satisfies Labels<string>;

/** Values of closed lists, as operators read them. */
export const valueLabels = {
  ID_CARD: msg`Identity card`,
  PASSPORT: msg`Passport`,
  DRIVING_LICENCE: msg`Driving licence`,
  SALARY: msg({ message: 'Salary', context: 'identity', comment: 'Where the money of a person comes from' }),
  BUSINESS: msg`Own business`,
  SAVINGS: msg`Savings`,
  PENSION: msg`Pension`,
  FAMILY: msg`Family`,
  OTHER: msg({ message: 'Other', context: 'income', comment: 'Another source of income' }),
} satisfies Labels<string>;

/** Sex of a person, as a document says. */
export const sexLabels = {
  F: msg({ message: 'Female', comment: 'Sex of a person' }),
  M: msg({ message: 'Male', comment: 'Sex of a person' }),
  X: msg({ message: 'Other', context: 'sex', comment: 'Sex of a person: neither female nor male' }),
} satisfies Labels<string>;

/** What is decided about a field: accepted, or why not. */
export const decisionLabels = {
  ACCEPT: msg({ message: 'Accept', context: 'identity', comment: 'Decision about a detail of an identity check' }),
  UNREADABLE: msg`Not readable`,
  MISMATCH: msg`Differs from the document`,
  EXPIRED: msg`The document has run out`,
  NOT_ACCEPTED: msg`Another kind of document is needed`,
  INCOMPLETE: msg`Something is missing`,
} satisfies Labels<string>;

export const matchLabels = {
  DOCUMENT: msg`The same document`,
  PERSON: msg`The same name and date of birth`,
} satisfies Labels<string>;
