import type { IdentityCheck, IdentityStepRequest, IdentityValues } from '@mekong/api-client/types';
import type { StepName } from './identity-search.ts';

export type FieldName = keyof IdentityValues;
export type FieldStatus = IdentityCheck['fields'][number];

/** How each step is called by the contract, and its fields in the order of the page. */
export const steps: Readonly<
  Record<StepName, { readonly step: IdentityStepRequest['step']; readonly fields: readonly FieldName[] }>
> = {
  person: {
    step: 'PERSON',
    fields: ['legalName', 'birthday', 'nationality', 'birthPlace', 'sex', 'idType', 'idNumber', 'idExpires'],
  },
  address: { step: 'ADDRESS', fields: ['permanentAddress', 'currentAddress'] },
  income: { step: 'INCOME', fields: ['occupation', 'incomeSource', 'lineId', 'bonusCode', 'promoCode'] },
  documents: { step: 'DOCUMENTS', fields: ['documentFront', 'documentBack', 'selfie'] },
};

const openStates: readonly unknown[] = ['START', 'DRAFT', 'REJECTED', 'EXPIRED'];

export const statusOf = (check: IdentityCheck, name: FieldName): FieldStatus | undefined =>
  check.fields.find((field) => field.name === name);

/** Whether the member may write a field now. */
export const isOpen = (check: IdentityCheck, name: FieldName): boolean =>
  openStates.includes(statusOf(check, name)?.state);

/** How a step stands: what its fields have in common, the worst first. */
export type StepState = 'OPEN' | 'CORRECT' | 'READY' | 'IN_REVIEW' | 'APPROVED';

export function stateOfStep(check: IdentityCheck, name: StepName): StepState {
  const fields = steps[name].fields.flatMap((field) => statusOf(check, field) ?? []);
  const has = (...states: string[]) => fields.some(({ state }) => states.includes(String(state)));
  if (has('REJECTED', 'EXPIRED')) return 'CORRECT';
  if (fields.some(({ state, isRequired }) => isRequired && state === 'START')) return 'OPEN';
  if (has('DRAFT')) return 'READY';
  return has('IN_REVIEW') ? 'IN_REVIEW' : 'APPROVED';
}

/** Whether everything is said that has to be, and something of it was not sent yet. */
export function canSend(check: IdentityCheck): boolean {
  const states = Object.keys(steps).map((name) => stateOfStep(check, name as StepName));
  return states.includes('READY') && !states.includes('OPEN') && !states.includes('CORRECT');
}
