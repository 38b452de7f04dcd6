/** Addresses of the category pages (S2-014, S2-018 to S2-027). */
export const pageTypes = ['rng', 'bgs', 'bingo', 'fish', 'live', 'pvp', 'sports', 'esports', 'elott'] as const;
export type PageType = (typeof pageTypes)[number];

/** Whether a path is one of the category pages. */
export const isPageType = (path: string): path is PageType => pageTypes.some((type) => type === path);
