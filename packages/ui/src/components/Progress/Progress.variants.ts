/** Gold for turnover and levels, teal for uploads and loading. */
export const progressTones = ['accent', 'live'] as const;
export type ProgressTone = (typeof progressTones)[number];
