import { useLingui } from '@lingui/react/macro';
import type { FieldName, StepState } from './fields.ts';
import type { StepName } from './identity-search.ts';

/** Words of the identity check. */
export function useIdentityLabels() {
  const { t } = useLingui();
  const fields: Readonly<Record<FieldName, string>> = {
    legalName: t`Full name`,
    birthday: t`Date of birth`,
    nationality: t`Nationality`,
    birthPlace: t`Place of birth`,
    sex: t({ message: 'Sex', comment: 'Of a person, as a document says' }),
    idType: t({ message: 'Document', comment: 'Kind of an identity document: passport, identity card' }),
    idNumber: t`Document number`,
    idExpires: t`Valid until`,
    permanentAddress: t`Permanent address`,
    currentAddress: t`Current address`,
    occupation: t`Occupation`,
    incomeSource: t`Source of income`,
    lineId: t`LINE ID`,
    bonusCode: t`Bonus code`,
    promoCode: t`Promotion code`,
    documentFront: t`Front of the document`,
    documentBack: t`Back of the document`,
    selfie: t`Photo of you with the document`,
  };
  const stepTitles: Readonly<Record<StepName, string>> = {
    person: t`About you`,
    address: t({ message: 'Address', context: 'identity', comment: 'Where a person lives' }),
    income: t({ message: 'Income', comment: 'What a person lives on: a step of the identity check' }),
    documents: t`Documents`,
  };
  const states: Readonly<Record<StepState, string>> = {
    OPEN: t({ message: 'To do', context: 'identity', comment: 'A step of the identity check' }),
    CORRECT: t({ message: 'To correct', comment: 'A step of the identity check' }),
    READY: t({ message: 'Ready to send', comment: 'A step of the identity check' }),
    IN_REVIEW: t({ message: 'In review', context: 'identity', comment: 'A step of the identity check' }),
    APPROVED: t({ message: 'Approved', context: 'identity', comment: 'State of an identity check' }),
  };
  const reasons: Readonly<Record<string, string>> = {
    UNREADABLE: t`We can't read it. Send it again, sharp and in good light.`,
    MISMATCH: t`It differs from your document. Write it as the document does.`,
    EXPIRED: t`This document has run out. Send one that is valid.`,
    NOT_ACCEPTED: t`We don't accept this kind of document. Send an identity card, a passport or a driving licence.`,
    INCOMPLETE: t`Something is missing. Show the whole document, or write all of it.`,
  };
  const choices = {
    sex: {
      F: t({ message: 'Female', comment: 'Sex of a person' }),
      M: t({ message: 'Male', comment: 'Sex of a person' }),
      X: t({ message: 'Other', context: 'sex', comment: 'Sex of a person: neither female nor male' }),
    },
    idType: { ID_CARD: t`Identity card`, PASSPORT: t`Passport`, DRIVING_LICENCE: t`Driving licence` },
    incomeSource: {
      SALARY: t({ message: 'Salary', context: 'identity', comment: 'Where the money of a person comes from' }),
      BUSINESS: t`Own business`,
      SAVINGS: t`Savings`,
      PENSION: t`Pension`,
      FAMILY: t`Family`,
      OTHER: t({ message: 'Other', context: 'income', comment: 'Another source of income' }),
    },
  } satisfies Partial<Record<FieldName, Readonly<Record<string, string>>>>;
  return { fields, stepTitles, states, reasons, choices };
}
