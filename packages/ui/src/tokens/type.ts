/** Weights of the variable face. */
export const weight = { regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800 } as const;

/** Name of a weight. */
export type Weight = keyof typeof weight;

/** How much room a line takes; the factor of each leading is in {@link leading}. */
export type Leading = 'tight' | 'snug' | 'normal';

/** Letter spacing; scripts whose letters join or stack get none (see `styles/global.css.ts`). */
export type Tracking = 'tight' | 'normal';

/** One step of the type scale. */
export interface TypeStep {
  /** Size in CSS pixels at the browser's standard text size; written as rem so that it follows the reader's setting. */
  readonly size: number;
  readonly leading: Leading;
  readonly tracking: Tracking;
  readonly weight: Weight;
}

const step = (size: number, weightName: Weight, leadingName: Leading, tracking: Tracking = 'normal'): TypeStep => ({
  size,
  weight: weightName,
  leading: leadingName,
  tracking,
});

/** The type scale: texts from `micro` to `large`, headings from `title` to `display`. */
export const type = {
  micro: step(11, 'heavy', 'snug'),
  caption: step(12, 'regular', 'snug'),
  small: step(13, 'regular', 'normal'),
  body: step(14, 'regular', 'normal'),
  large: step(16, 'regular', 'normal'),
  subtitle: step(16, 'bold', 'snug', 'tight'),
  title: step(20, 'heavy', 'snug', 'tight'),
  headline: step(26, 'heavy', 'tight', 'tight'),
  display: step(34, 'heavy', 'tight', 'tight'),
} as const satisfies Record<string, TypeStep>;

/** Name of a step of the type scale. */
export type TypeName = keyof typeof type;

/** The sizes of a type scale, in CSS pixels. */
export const sizesOf = (scale: Readonly<Record<TypeName, TypeStep>>): Record<TypeName, number> =>
  Object.fromEntries(Object.entries(scale).map(([name, { size }]) => [name, size])) as Record<TypeName, number>;

/** Line height factors: for scripts with one storey, and for those that stack marks above and below (Khmer, Thai, ...). */
export const leading = {
  standard: { tight: 1.15, snug: 1.3, normal: 1.5 },
  stacked: { tight: 1.45, snug: 1.6, normal: 1.75 },
} as const satisfies Record<string, Record<Leading, number>>;

/** Letter spacing in em. */
export const tracking = { tight: -0.02, normal: 0 } as const satisfies Record<Tracking, number>;

/** CSS pixels as rem. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
