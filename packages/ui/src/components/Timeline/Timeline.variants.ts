/** Where a step stands. */
export const timelineStates = ['done', 'current', 'stopped'] as const;

/** Where a step stands. */
export type TimelineState = (typeof timelineStates)[number];
