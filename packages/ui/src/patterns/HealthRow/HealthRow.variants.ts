/** How a part of the system is doing; icon and words say it too. */
export const healthTones = ['good', 'warning', 'bad'] as const;
export type HealthTone = (typeof healthTones)[number];
