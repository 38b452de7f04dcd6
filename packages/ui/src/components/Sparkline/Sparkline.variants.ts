/** `live` for figures that are as good or better than before, `negative` for those that have fallen. */
export const sparklineTones = ['live', 'negative'] as const;
export type SparklineTone = (typeof sparklineTones)[number];
