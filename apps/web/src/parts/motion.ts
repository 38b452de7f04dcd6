/** Whether the reader has not asked for less movement. */
export const isMotionWelcome = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;
