import type { IdentityFieldName, IdentityState } from '@mekong/api-client/contract/types';

/** How the fields of an identity check change: the only place that says so. An event without a row for a state changes nothing. */

/** `START` = nothing was said. */
export const fieldStates = ['START', 'DRAFT', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export type FieldState = (typeof fieldStates)[number];

/**
 * `typed`, `emptied`, `sent` and `changeAsked` = by the member; `accepted` and `rejected` = by operators; `ranOut` = the document
 * is not good any more.
 */
export const fieldEvents = ['typed', 'emptied', 'sent', 'accepted', 'rejected', 'ranOut', 'changeAsked'] as const;
export type FieldEvent = (typeof fieldEvents)[number];

interface Step {
  readonly from: readonly FieldState[];
  readonly event: FieldEvent;
  readonly to: FieldState;
}

export const fieldSteps: readonly Step[] = [
  { from: ['START', 'DRAFT', 'REJECTED', 'EXPIRED'], event: 'typed', to: 'DRAFT' },
  { from: ['DRAFT'], event: 'emptied', to: 'START' },
  { from: ['DRAFT'], event: 'sent', to: 'IN_REVIEW' },
  { from: ['IN_REVIEW'], event: 'accepted', to: 'APPROVED' },
  { from: ['IN_REVIEW'], event: 'rejected', to: 'REJECTED' },
  { from: ['APPROVED'], event: 'ranOut', to: 'EXPIRED' },
  { from: ['APPROVED'], event: 'changeAsked', to: 'DRAFT' },
];

/** State of a field after an event; `undefined` when the event means nothing in its state. */
export const afterField = (from: FieldState, event: FieldEvent): FieldState | undefined =>
  fieldSteps.find((step) => step.event === event && step.from.includes(from))?.to;

/** How the whole check stands, by its fields. */
export function checkState(
  fields: Iterable<readonly [IdentityFieldName, FieldState]>,
  isRequired: (name: IdentityFieldName) => boolean,
): IdentityState {
  const all = [...fields];
  const has = (state: FieldState) => all.some(([, one]) => one === state);
  if (has('IN_REVIEW')) return 'IN_REVIEW';
  if (has('REJECTED')) return 'REJECTED';
  if (has('EXPIRED')) return 'EXPIRED';
  if (all.every(([name, state]) => state === 'APPROVED' || !isRequired(name))) return 'APPROVED';
  return all.every(([, state]) => state === 'START') ? 'NOT_STARTED' : 'DRAFT';
}
