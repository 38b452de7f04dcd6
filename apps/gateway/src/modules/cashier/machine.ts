/**
 * How deposits and their payments change: the only place that says so. An event that has no row for a state changes nothing.
 */

/** `REVIEW` = the member has sent a slip, and operators look for the payment. */
export const depositStates = [
  'CREATED',
  'PENDING',
  'REVIEW',
  'COMPLETED',
  'EXPIRED',
  'CANCELLED',
  'FAILED',
  'REVERSED',
] as const;
export type DepositState = (typeof depositStates)[number];

/**
 * `paid` = in full, or the one payment that the method takes; `part` = less, where it takes several; `more` = a further
 * payment of an order that is complete; `excluded` = the member has closed deposits to himself;
 * `cancelledMeanwhile` = a slip came while the provider was cancelling the order, as the member had asked; `reversed` = none of its payments
 * stands any more; `slipSent` = by the member, `slipRejected` = operators have found no payment for it, `restMissing` = no more than has come of it before; `released` = an operator has credited a payment to it that did not fit.
 */
export const depositEvents = [
  'create',
  'accepted',
  'rejected',
  'part',
  'paid',
  'more',
  'expired',
  'cancelled',
  'cancelledMeanwhile',
  'excluded',
  'reversed',
  'released',
  'slipSent',
  'slipRejected',
  'restMissing',
] as const;
export type DepositEvent = (typeof depositEvents)[number];

export const paymentStates = ['APPLIED', 'SUSPENSE', 'REFUNDING', 'REFUNDED', 'WRITTEN_OFF', 'REVERSED'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * `fits` = it belongs to an order and passes its rules; `strays` = it does not; `released` = operators credit it to a member,
 * `refundOrdered` = they send it back, and the provider does so or not; `writtenOff` = the house keeps it.
 */
export const paymentEvents = [
  'fits',
  'strays',
  'released',
  'refundOrdered',
  'refunded',
  'refundRefused',
  'writtenOff',
  'reversed',
] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/** What the ledger does with a step of a payment: `deposits` of its flows. */
export type PaymentPosting =
  | 'credit'
  | 'suspend'
  | 'release'
  | 'refund'
  | 'writeOff'
  | 'sendBack'
  | 'takeBack'
  | 'takeWrittenOff';

/** A row of a table: from any of these states, by this event, to that state. */
interface Step<State extends string, Event extends string> {
  readonly from: readonly (State | 'START')[];
  readonly event: Event;
  readonly to: State;
}

export const depositSteps: readonly Step<DepositState, DepositEvent>[] = [
  { from: ['START'], event: 'create', to: 'CREATED' },
  { from: ['CREATED'], event: 'accepted', to: 'PENDING' },
  { from: ['CREATED'], event: 'rejected', to: 'FAILED' },
  { from: ['PENDING'], event: 'part', to: 'PENDING' },
  { from: ['REVIEW'], event: 'part', to: 'REVIEW' },
  { from: ['PENDING', 'REVIEW'], event: 'paid', to: 'COMPLETED' },
  { from: ['PENDING'], event: 'slipSent', to: 'REVIEW' },
  // it does not expire: who has paid waits for an answer, not for a clock; whose order had expired before gets one too
  { from: ['REVIEW', 'EXPIRED'], event: 'slipRejected', to: 'FAILED' },
  { from: ['REVIEW', 'EXPIRED'], event: 'restMissing', to: 'COMPLETED' },
  { from: ['PENDING'], event: 'expired', to: 'EXPIRED' },
  { from: ['PENDING'], event: 'cancelled', to: 'CANCELLED' },
  { from: ['REVIEW'], event: 'cancelledMeanwhile', to: 'CANCELLED' },
  { from: ['CREATED', 'PENDING', 'REVIEW'], event: 'excluded', to: 'CANCELLED' },
  // money that comes late is its owner's all the same
  { from: ['EXPIRED', 'CANCELLED', 'FAILED'], event: 'part', to: 'COMPLETED' },
  { from: ['EXPIRED', 'CANCELLED', 'FAILED'], event: 'paid', to: 'COMPLETED' },
  { from: ['COMPLETED'], event: 'more', to: 'COMPLETED' },
  { from: ['COMPLETED'], event: 'reversed', to: 'REVERSED' },
  { from: ['START', 'CREATED', 'REVERSED'], event: 'released', to: 'COMPLETED' },
];

export const paymentSteps: readonly (Step<PaymentState, PaymentEvent> & { readonly posting?: PaymentPosting })[] = [
  { from: ['START'], event: 'fits', to: 'APPLIED', posting: 'credit' },
  { from: ['START'], event: 'strays', to: 'SUSPENSE', posting: 'suspend' },
  { from: ['SUSPENSE'], event: 'released', to: 'APPLIED', posting: 'release' },
  { from: ['SUSPENSE'], event: 'refundOrdered', to: 'REFUNDING' },
  { from: ['REFUNDING'], event: 'refunded', to: 'REFUNDED', posting: 'refund' },
  { from: ['REFUNDING'], event: 'refundRefused', to: 'SUSPENSE' },
  { from: ['SUSPENSE'], event: 'writtenOff', to: 'WRITTEN_OFF', posting: 'writeOff' },
  // the payer's bank takes it back while it waits, or while its refund is under way
  { from: ['SUSPENSE', 'REFUNDING'], event: 'reversed', to: 'REVERSED', posting: 'sendBack' },
  { from: ['WRITTEN_OFF'], event: 'reversed', to: 'REVERSED', posting: 'takeWrittenOff' },
  { from: ['APPLIED'], event: 'reversed', to: 'REVERSED', posting: 'takeBack' },
];

const find = <S extends string, E extends string, R extends Step<S, E>>(
  steps: readonly R[],
  from: S | 'START',
  event: E,
): R | undefined => steps.find((step) => step.event === event && (step.from as readonly string[]).includes(from));

/** State of a deposit after an event; `undefined` when the event means nothing in its state. */
export const afterDeposit = (from: DepositState | 'START', event: DepositEvent): DepositState | undefined =>
  find(depositSteps, from, event)?.to;

/** State and posting of a payment after an event; `undefined` when the event means nothing in its state. */
export const afterPayment = (from: PaymentState | 'START', event: PaymentEvent) => find(paymentSteps, from, event);

/** States in which an order counts as open: a member may have few of them. */
export const openStates = ['CREATED', 'PENDING', 'REVIEW'] as const satisfies readonly DepositState[];

/** Whether a payment of an order may still be made, or be on its way. */
export const isToBePaid = (state: DepositState): boolean => state === 'PENDING' || state === 'REVIEW';
