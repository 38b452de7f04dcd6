/** Lowest and highest value that a chart shows; zero is always between them. */
export interface ChartScale {
  readonly min: number;
  readonly max: number;
}

/** Numbers at which a scale may end, below ten. */
const ends = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The next number away from zero that people read at a glance: 15, 20, 2,500. */
function rounded(value: number): number {
  if (value === 0) return 0;
  const power = 10 ** Math.floor(Math.log10(Math.abs(value)));
  const end = ends.find((step) => step * power >= Math.abs(value)) ?? 10;
  return Math.sign(value) * end * power;
}

/** The scale that holds all values. Nothing but zeros gets one too, so that there is a line to stand on. */
export function chartScale(values: readonly number[]): ChartScale {
  const min = rounded(Math.min(0, ...values));
  const max = rounded(Math.max(0, ...values));
  return min === 0 && max === 0 ? { min, max: 1 } : { min, max };
}

/** How far below the upper end a value stands, in percent of the height. */
export const percentBelowTop = (value: number, { min, max }: ChartScale): number => ((max - value) / (max - min)) * 100;
