/** `chip` for vendors and kinds, with the accent on the chosen one; `plain` for the views of a list below them. */
export const filterChipsVariants = ['chip', 'plain'] as const;

/** Look of a row of filters. */
export type FilterChipsVariant = (typeof filterChipsVariants)[number];
