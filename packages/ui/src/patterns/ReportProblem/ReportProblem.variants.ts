/** What can be wrong with a game, in the order it is offered. */
export const problemKinds = ['NOT_LOADING', 'STUCK', 'WRONG_RESULT', 'DISPLAY', 'OTHER'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Characters of a report, blanks at its ends left out: enough to look into it, and as many as are taken. */
export const problemLength = { least: 10, most: 500 } as const;
