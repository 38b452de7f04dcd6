/** `negative` calls for attention; the others only count. */
export const badgeTones = ['negative', 'accent', 'live', 'neutral'] as const;
export type BadgeTone = (typeof badgeTones)[number];
