/** Gold for turnover and levels, teal for uploads and loading. */
export const progressTones = ['gold', 'teal'] as const;
export type ProgressTone = (typeof progressTones)[number];
