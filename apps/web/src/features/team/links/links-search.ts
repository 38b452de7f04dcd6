import { oneOf, type SearchValues, searchOf } from '../../../entry/search.ts';

/** Orders of the links. */
export const linkSorts = [
  ...(['-created', 'created', '-clicks', 'clicks'] as const),
  ...(['-registrations', 'registrations', '-deposits', 'deposits'] as const),
];

/** What the address of the links says. */
export const linksSearch = searchOf({
  /** @default -created */
  sort: oneOf(linkSorts),
});

export type LinksSearch = SearchValues<typeof linksSearch>;
