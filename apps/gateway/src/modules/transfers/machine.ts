/** How transfers to other members change: the only place that says so. An event that has no row for a state changes nothing. */

/** `REVIEW` = the money is on hold until an operator decides. */
export const transferStates = ['COMPLETED', 'REVIEW', 'REJECTED'] as const;
export type TransferState = (typeof transferStates)[number];

/** `sent` and `sentToReview` = by the member, within the limit of review and above it; the others by operators. */
export const transferEvents = ['sent', 'sentToReview', 'approved', 'rejected'] as const;
export type TransferEvent = (typeof transferEvents)[number];

interface Step {
  readonly from: TransferState | 'START';
  readonly event: TransferEvent;
  readonly to: TransferState;
}

export const transferSteps: readonly Step[] = [
  { from: 'START', event: 'sent', to: 'COMPLETED' },
  { from: 'START', event: 'sentToReview', to: 'REVIEW' },
  { from: 'REVIEW', event: 'approved', to: 'COMPLETED' },
  { from: 'REVIEW', event: 'rejected', to: 'REJECTED' },
];

/** State of a transfer after an event; `undefined` when the event means nothing in its state. */
export const afterTransfer = (from: TransferState | 'START', event: TransferEvent): TransferState | undefined =>
  transferSteps.find((step) => step.event === event && step.from === from)?.to;
