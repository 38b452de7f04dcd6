/** Category pages of the one route for them. */
const pagedTypes = ['rng', 'bgs', 'bingo', 'fish', 'sports', 'esports', 'cockfight'] as const;

/** A category page of the one route for them. */
export type PagedType = (typeof pagedTypes)[number];

/** A category page; some have a route of their own, since they hold more than games or stand in another frame. */
export type PageType = PagedType | 'live' | 'pvp' | 'elott' | 'seamless';

/** Whether a path is a category page of the one route. */
export const isPagedType = (path: string): path is PagedType => pagedTypes.some((type) => type === path);
