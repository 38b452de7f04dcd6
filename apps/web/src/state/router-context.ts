import type { QueryClient } from '@tanstack/react-query';

/** A page that somebody sees. */
export interface ShownPage {
  /** Path of its route, such as `/$pageType`. */
  readonly route: string;
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** What loaders and guards of routes may use. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** The page on the screen while another one is being opened; undefined when the visit begins with that one. */
  readonly shownPage: () => ShownPage | undefined;
}
