/** What can be wrong with a game, in the order it is offered. */
export const problemKinds = ['NOT_LOADING', 'STUCK', 'WRONG_RESULT', 'DISPLAY', 'OTHER'] as const;
export type ProblemKind = (typeof problemKinds)[number];
