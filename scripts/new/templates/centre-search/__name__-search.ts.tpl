__periodImport__import { __ruleImports__ } from '../../entry/search.ts';

/** What the address of the page says. */
export const __camel__Search = searchOf({
__rules__
});

export type __Name__Search = SearchValues<typeof __camel__Search>;
