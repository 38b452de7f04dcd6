/** Bars for sums of separate times or things, lines for how something goes on. */
export const chartVariants = ['bar', 'line'] as const;
export type ChartVariant = (typeof chartVariants)[number];
