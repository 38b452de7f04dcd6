/** What is read anew when something was decided about a withdrawal. */
export const staleAfterDecision = ['listWithdrawalQueue', 'getWithdrawalReview', 'getOverview', 'listAudit'] as const;
