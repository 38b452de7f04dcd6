/** A line of text, a heading, a field or row, a figure that fills its parent, a round picture. */
export const skeletonShapes = ['text', 'title', 'control', 'fill', 'circle'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

/** Share of the line, for ragged ends. */
export const skeletonWidths = ['full', 'long', 'half', 'short'] as const;
export type SkeletonWidth = (typeof skeletonWidths)[number];
