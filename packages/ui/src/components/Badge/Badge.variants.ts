/** Coral calls for attention; gold, teal and neutral only count. */
export const badgeTones = ['loss', 'gold', 'teal', 'neutral'] as const;
export type BadgeTone = (typeof badgeTones)[number];
