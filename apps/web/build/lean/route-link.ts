/** Stands for `Route.Link` of the router, which nobody here uses. */
export function Link(): never {
  throw new Error('Links are rendered by SiteLink (apps/web/src/shell/SiteLink.tsx).');
}
