/**
 * How confirmations of parts and disputes about them change: the only place that says so. An event that has no row for a
 * state changes nothing.
 */

/**
 * `AUTO_RECEIVED` = its time ran out, so it counts as received; `CLOSED` = a dispute about it has ended, or the bank has sent
 * the money back.
 */
export const confirmStates = ['WAITING', 'RECEIVED', 'AUTO_RECEIVED', 'NOT_RECEIVED', 'CLOSED'] as const;
export type ConfirmState = (typeof confirmStates)[number];

/** `received` = by the member, for this part or for the whole order; `returned` = the money of the part came back. */
export const confirmEvents = ['opened', 'received', 'timeOver', 'notReceived', 'disputeEnded', 'returned'] as const;
export type ConfirmEvent = (typeof confirmEvents)[number];

export const disputeStates = ['OPEN', 'WITH_PROVIDER', 'NEED_EVIDENCE', 'RESOLVED_PAID', 'RESOLVED_RETURNED'] as const;
export type DisputeState = (typeof disputeStates)[number];

/**
 * `sentToProvider`, `evidenceAsked`, `foundPaid` and `refunded` = decided by operators; `evidenceSent` and `foundByMember` =
 * by the member; `waitOver` = no evidence came in time; `returned` = the bank has sent the money back.
 */
export const disputeEvents = [
  'opened',
  'sentToProvider',
  'evidenceAsked',
  'evidenceSent',
  'waitOver',
  'foundPaid',
  'foundByMember',
  'refunded',
  'returned',
] as const;
export type DisputeEvent = (typeof disputeEvents)[number];

interface Step<State extends string, Event extends string> {
  readonly from: readonly (State | 'START')[];
  readonly event: Event;
  readonly to: State;
}

export const confirmSteps: readonly Step<ConfirmState, ConfirmEvent>[] = [
  { from: ['START'], event: 'opened', to: 'WAITING' },
  { from: ['WAITING'], event: 'received', to: 'RECEIVED' },
  { from: ['WAITING'], event: 'timeOver', to: 'AUTO_RECEIVED' },
  { from: ['WAITING', 'AUTO_RECEIVED'], event: 'notReceived', to: 'NOT_RECEIVED' },
  { from: ['NOT_RECEIVED'], event: 'disputeEnded', to: 'CLOSED' },
  { from: ['WAITING', 'RECEIVED', 'AUTO_RECEIVED', 'NOT_RECEIVED'], event: 'returned', to: 'CLOSED' },
];

export const disputeSteps: readonly Step<DisputeState, DisputeEvent>[] = [
  { from: ['START'], event: 'opened', to: 'OPEN' },
  { from: ['OPEN'], event: 'sentToProvider', to: 'WITH_PROVIDER' },
  { from: ['OPEN', 'WITH_PROVIDER'], event: 'evidenceAsked', to: 'NEED_EVIDENCE' },
  { from: ['NEED_EVIDENCE'], event: 'evidenceSent', to: 'OPEN' },
  { from: ['NEED_EVIDENCE'], event: 'waitOver', to: 'OPEN' },
  { from: ['OPEN', 'WITH_PROVIDER', 'NEED_EVIDENCE'], event: 'foundPaid', to: 'RESOLVED_PAID' },
  { from: ['OPEN', 'WITH_PROVIDER', 'NEED_EVIDENCE'], event: 'foundByMember', to: 'RESOLVED_PAID' },
  { from: ['OPEN', 'WITH_PROVIDER'], event: 'refunded', to: 'RESOLVED_RETURNED' },
  { from: ['OPEN', 'WITH_PROVIDER', 'NEED_EVIDENCE'], event: 'returned', to: 'RESOLVED_RETURNED' },
];

const find = <S extends string, E extends string>(
  steps: readonly Step<S, E>[],
  from: S | 'START',
  event: E,
): S | undefined => steps.find((step) => step.event === event && (step.from as readonly string[]).includes(from))?.to;

/** State of a confirmation after an event; `undefined` when the event means nothing in its state. */
export const afterConfirm = (from: ConfirmState | 'START', event: ConfirmEvent) => find(confirmSteps, from, event);

/** State of a dispute after an event; `undefined` when the event means nothing in its state. */
export const afterDispute = (from: DisputeState | 'START', event: DisputeEvent) => find(disputeSteps, from, event);
