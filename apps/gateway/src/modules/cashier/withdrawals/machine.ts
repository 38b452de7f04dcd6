/**
 * How withdrawals and the parts that they are paid in change: the only place that says so. An event that has no row for a
 * state changes nothing.
 */

export const withdrawStates = ['REQUESTED', 'REVIEW', 'APPROVED', 'PAYING', 'PAID_PART', 'PAID', 'REJECTED'] as const;
export type WithdrawState = (typeof withdrawStates)[number];

/**
 * `partPaid` = more is to be paid, `allPaid` = nothing is; `restBack` and `unpaid` = nothing more can be paid, after something or
 * nothing was; `partReturned` and `returned` = a paid part came back, while others stand or none does.
 */
export const withdrawEvents = [
  'create',
  'checked',
  'approved',
  'rejected',
  'planned',
  'partPaid',
  'allPaid',
  'restBack',
  'unpaid',
  'partReturned',
  'returned',
] as const;
export type WithdrawEvent = (typeof withdrawEvents)[number];

/**
 * `UNKNOWN` = it was given to the provider, and no answer has come yet; `PAID_TWICE` = paid although its money had gone
 * another way; `DROPPED` = it was not sent, because the part that it was to replace was paid after all; `REFUNDED` = it has not
 * arrived, and the member has the money back before the provider has sent it; `RECOVERED` = the provider has sent it too.
 */
export const partStates = [
  'PLANNED',
  'UNKNOWN',
  'SENT',
  'PAID',
  'PAID_TWICE',
  'FAILED',
  'RETURNED',
  'DROPPED',
  'REFUNDED',
  'RECOVERED',
] as const;
export type PartState = (typeof partStates)[number];

/**
 * `missing` = the provider surely does not know it; `paidTwice` = paid after it had failed or come back, and its money has gone
 * elsewhere.
 */
export const partEvents = [
  'plan',
  'sending',
  'notDone',
  'missing',
  'accepted',
  'paid',
  'paidTwice',
  'failed',
  'returned',
  'dropped',
  'refunded',
] as const;
export type PartEvent = (typeof partEvents)[number];

/** What the ledger does with a step. */
export type WithdrawPosting = 'hold' | 'giveBack' | 'giveRest' | 'takeFee';
export type PartPosting = 'pay' | 'payTwice' | 'takeBack' | 'takeBackOwed' | 'refund' | 'recover';

interface Step<State extends string, Event extends string, Post> {
  readonly from: readonly (State | 'START')[];
  readonly event: Event;
  readonly to: State;
  readonly posting?: Post;
}

export const withdrawSteps: readonly Step<WithdrawState, WithdrawEvent, WithdrawPosting>[] = [
  { from: ['START'], event: 'create', to: 'REQUESTED', posting: 'hold' },
  { from: ['REQUESTED'], event: 'checked', to: 'REVIEW' },
  { from: ['REVIEW'], event: 'approved', to: 'APPROVED' },
  { from: ['REQUESTED', 'REVIEW'], event: 'rejected', to: 'REJECTED', posting: 'giveBack' },
  { from: ['APPROVED'], event: 'planned', to: 'PAYING' },
  { from: ['PAYING', 'PAID_PART'], event: 'partPaid', to: 'PAID_PART' },
  { from: ['PAYING', 'PAID_PART'], event: 'allPaid', to: 'PAID', posting: 'takeFee' },
  { from: ['PAYING', 'PAID_PART'], event: 'restBack', to: 'PAID', posting: 'giveRest' },
  { from: ['PAYING'], event: 'unpaid', to: 'REJECTED', posting: 'giveBack' },
  { from: ['PAID_PART', 'PAID'], event: 'partReturned', to: 'PAID_PART' },
  { from: ['PAID_PART', 'PAID'], event: 'returned', to: 'PAYING' },
];

export const partSteps: readonly Step<PartState, PartEvent, PartPosting>[] = [
  { from: ['START'], event: 'plan', to: 'PLANNED' },
  // before the provider is called: whatever becomes of this process, the part is only asked about from then on
  { from: ['PLANNED'], event: 'sending', to: 'UNKNOWN' },
  { from: ['UNKNOWN'], event: 'notDone', to: 'PLANNED' },
  { from: ['UNKNOWN'], event: 'missing', to: 'PLANNED' },
  { from: ['UNKNOWN'], event: 'accepted', to: 'SENT' },
  { from: ['PLANNED', 'UNKNOWN', 'SENT'], event: 'paid', to: 'PAID', posting: 'pay' },
  { from: ['PLANNED', 'UNKNOWN', 'SENT'], event: 'failed', to: 'FAILED' },
  { from: ['PLANNED'], event: 'dropped', to: 'DROPPED' },
  // the provider has changed its mind
  { from: ['FAILED'], event: 'paid', to: 'PAID', posting: 'pay' },
  // its money has gone another way, or back to the wallet
  { from: ['FAILED', 'RETURNED', 'RECOVERED'], event: 'paidTwice', to: 'PAID_TWICE', posting: 'payTwice' },
  { from: ['PAID'], event: 'returned', to: 'RETURNED', posting: 'takeBack' },
  { from: ['PAID_TWICE'], event: 'returned', to: 'RETURNED', posting: 'takeBackOwed' },
  // decided in a dispute
  { from: ['PAID'], event: 'refunded', to: 'REFUNDED', posting: 'refund' },
  { from: ['REFUNDED'], event: 'returned', to: 'RECOVERED', posting: 'recover' },
];

const find = <S extends string, E extends string, R extends Step<S, E, unknown>>(
  steps: readonly R[],
  from: S | 'START',
  event: E,
): R | undefined => steps.find((step) => step.event === event && (step.from as readonly string[]).includes(from));

/** State and posting of a withdrawal after an event; `undefined` when the event means nothing in its state. */
export const afterWithdraw = (from: WithdrawState | 'START', event: WithdrawEvent) => find(withdrawSteps, from, event);

/** State and posting of a part after an event; `undefined` when the event means nothing in its state. */
export const afterPart = (from: PartState | 'START', event: PartEvent) => find(partSteps, from, event);

/** Parts of which it is not known yet what becomes of them. */
export const openPartStates = ['PLANNED', 'UNKNOWN', 'SENT'] as const satisfies readonly PartState[];

/** Withdrawals whose money is on its way, so their account stays. */
export const openWithdrawStates = [
  'REQUESTED',
  'REVIEW',
  'APPROVED',
  'PAYING',
  'PAID_PART',
] as const satisfies readonly WithdrawState[];
