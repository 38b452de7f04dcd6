/** Durations in milliseconds. Only opacity and transform move; nothing moves under `prefers-reduced-motion`. */
export const duration = { fast: 120, normal: 160, slow: 200 } as const;

/** Name of a duration. */
export type Duration = keyof typeof duration;

/** The one curve: quick start, soft landing. */
export const easing = 'cubic-bezier(0.2, 0, 0, 1)';
