/** Addresses of the category pages (S2-014, S2-018 to S2-028). */
export const pageTypes = [
  'rng',
  'bgs',
  'bingo',
  'fish',
  'live',
  'pvp',
  'sports',
  'esports',
  'elott',
  'cockfight',
] as const;

/** A category page; `seamless` has an address of its own (S2-033). */
export type PageType = (typeof pageTypes)[number] | 'seamless';

/** Whether a path is one of the category pages. */
export const isPageType = (path: string): path is (typeof pageTypes)[number] => pageTypes.some((type) => type === path);
