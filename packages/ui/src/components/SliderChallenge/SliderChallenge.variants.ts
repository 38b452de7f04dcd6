/**
 * `loading` fetches a puzzle, `idle` waits to be solved, `checking` asks the server, `failed` was wrong and can be tried
 * again, `expired` needs another puzzle, `solved` is over.
 */
export const sliderStatuses = ['loading', 'idle', 'checking', 'failed', 'expired', 'solved'] as const;

/** Where a challenge stands. */
export type SliderStatus = (typeof sliderStatuses)[number];
