import { z } from 'zod';

/** How an API answer goes wrong. `silent` does the work and breaks the line before it answers. */
export const answerFaults = ['none', 'slow', 'silent', 'error', 'busy', 'html'] as const;
/** How a webhook goes wrong. */
export const webhookFaults = ['none', 'never', 'late', 'twice', 'fifty', 'forged', 'stale'] as const;

export const faultsBody = z.strictObject({
  answers: z.enum(answerFaults).default('none'),
  webhooks: z.enum(webhookFaults).default('none'),
  /** Seconds that a late webhook waits. */
  lateSeconds: z.coerce.number().min(0).max(259_200).default(60),
});

/** What goes wrong from now on, as an operator has chosen it; everything is well at the start. */
export type Faults = z.output<typeof faultsBody>;
export type AnswerFault = Faults['answers'];
