/** The accent for turnover and levels, `live` for uploads and loading. */
export const progressTones = ['accent', 'live'] as const;
export type ProgressTone = (typeof progressTones)[number];
