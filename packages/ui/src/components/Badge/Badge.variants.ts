/** Coral calls for attention; gold, teal and neutral only count. */
export const badgeTones = ['negative', 'accent', 'live', 'neutral'] as const;
export type BadgeTone = (typeof badgeTones)[number];
