import { searchOf, text } from './search.ts';

/** A page of a centre, by its name; what else the address says is read by the page. */
export const centreSearch = searchOf({ page: text(40) });

/** What a page of a centre is loaded by: a dialog over it loads nothing anew. */
export const centreDeps = ({ search }: { readonly search: object }): Readonly<Record<string, unknown>> => ({
  ...search,
  modal: undefined,
  returnTo: undefined,
});
