import { z } from 'zod';

/**
 * How an API answer goes wrong. `silent` does the work and breaks the line before it answers; `busy` and `limit` (too many
 * calls) do nothing and say when to come again.
 */
export const answerFaults = ['none', 'slow', 'silent', 'error', 'busy', 'limit', 'html'] as const;
/** How a webhook goes wrong. `disorder` = the newer one of two is told first, `early` = before the answer to the call that it tells of. */
export const webhookFaults = [
  'none',
  'never',
  'late',
  'twice',
  'fifty',
  'forged',
  'stale',
  'disorder',
  'early',
] as const;

/** What becomes of a payout by itself. `held` = nothing, until an operator decides on the page. */
export const payoutFaults = [
  'none',
  'held',
  'closed',
  'mismatch',
  'bankDown',
  'failedAfterPaid',
  'paidAfterFailed',
  'returned',
] as const;
/** What becomes of a refund by itself. `held` = nothing, until an operator decides on the page. */
export const refundFaults = ['none', 'held', 'refused'] as const;
/** What is wrong with settlement files. `corrected` = the first one lacks a line, and a second one has it. */
export const fileFaults = [
  'none',
  'missing',
  'lineMissing',
  'lineDouble',
  'otherFee',
  'wrongFooter',
  'corrected',
] as const;
/** What the check of an account's owner answers. */
export const nameMatches = ['full', 'partial', 'none', 'unknown'] as const;

/** Whether there is somebody to be paid by a member. */
export const matchFaults = ['none', 'nobody'] as const;

export const faultsBody = z.strictObject({
  answers: z.enum(answerFaults).default('none'),
  webhooks: z.enum(webhookFaults).default('none'),
  /** Seconds that a late webhook waits. */
  lateSeconds: z.coerce.number().min(0).max(259_200).default(60),
  payouts: z.enum(payoutFaults).default('none'),
  refunds: z.enum(refundFaults).default('none'),
  files: z.enum(fileFaults).default('none'),
  names: z.enum(nameMatches).default('full'),
  matches: z.enum(matchFaults).default('none'),
});

/** What goes wrong from now on, as an operator has chosen it; everything is well at the start. */
export type Faults = z.output<typeof faultsBody>;
export type AnswerFault = Faults['answers'];
