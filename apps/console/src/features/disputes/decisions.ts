import { useLingui } from '@lingui/react/macro';

/** What an operator may do about a dispute. */
export type Decision = 'PROVIDER' | 'EVIDENCE' | 'PAID' | 'RETURNED';

/** What each state of the contract allows; the gateway refuses the rest. */
const allowed: Readonly<Record<string, readonly Decision[]>> = {
  OPEN: ['PROVIDER', 'EVIDENCE', 'PAID', 'RETURNED'],
  WITH_PROVIDER: ['EVIDENCE', 'PAID', 'RETURNED'],
  NEED_EVIDENCE: ['PAID'],
};

/** Decisions about a dispute in a state, for an operator who may ask others, end disputes, or both. */
export const decisionsOf = (state: unknown, may: { move: boolean; resolve: boolean }): readonly Decision[] =>
  (typeof state === 'string' ? (allowed[state] ?? []) : []).filter((decision) =>
    decision === 'PAID' || decision === 'RETURNED' ? may.resolve : may.move,
  );

/** Words of a decision: its button, the question before it, what it brings about, and what is said when it is done. */
export function useDecisionTexts() {
  const { t } = useLingui();
  return (decision: Decision) => {
    switch (decision) {
      case 'PROVIDER':
        return {
          label: t({ message: 'Ask the provider', comment: 'Button: of a dispute' }),
          title: t`Is the provider asked for its proof?`,
          description: t`The member sees that the payer has to prove the payment.`,
          said: t`The dispute is with the provider`,
        };
      case 'EVIDENCE':
        return {
          label: t({ message: 'Ask the member', comment: 'Button: of a dispute' }),
          title: t`Ask the member for more evidence?`,
          description: t`The member reads what you write, and has 7 days.`,
          said: t`The member is asked`,
        };
      case 'PAID':
        return {
          label: t({ message: 'Arrived', comment: 'State of a dispute: the payment has arrived' }),
          title: t`Has the payment arrived?`,
          description: t`The dispute ends. The member reads what you write.`,
          said: t`The dispute has ended`,
        };
      case 'RETURNED':
        return {
          label: t({ message: 'Give back', comment: 'Button: money goes back to the wallet' }),
          title: t`Give the money back?`,
          description: t`It goes to the wallet of the member at once, and the provider owes it. A second operator has to approve.`,
          said: t`The money is back in the wallet`,
        };
    }
  };
}
