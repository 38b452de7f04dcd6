/** `pages` lists the pages and falls back to `compact` where there is no room; `compact` counts them: "1 of 3". */
export const paginationVariants = ['pages', 'compact'] as const;

/** How pages are shown. */
export type PaginationVariant = (typeof paginationVariants)[number];
