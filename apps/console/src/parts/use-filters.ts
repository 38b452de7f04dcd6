import { type SearchValues, useAddress } from '../state/address.ts';

/** What stands in the address and filters nothing: which view of the page it is. */
const views: readonly string[] = ['tab', 'member', 'key', 'item', 'request'];

/** Names of what an address narrows a list by. */
export const filterNames = (values: SearchValues): readonly string[] =>
  Object.keys(values).filter((name) => !views.includes(name));

/** Values that a filter takes, by its name in the address: a list, or a table with their words. */
type Known = Readonly<Record<string, readonly string[] | Readonly<Record<string, unknown>> | undefined>>;

/**
 * What the address says of the filters of a list, without values that the list does not know; the call would be refused for
 * them.
 *
 * @param known undefined for a filter whose values are still on their way: it is believed until then
 * @returns the filters, and what was left out of the address: `state=lost`
 */
export function readFilters(
  values: SearchValues,
  known: Known,
): readonly [filters: SearchValues, ignored: readonly string[]] {
  const isUnknown = ([name, value]: readonly [string, string | undefined]): boolean => {
    const choices = known[name];
    if (value === undefined || choices === undefined) return false;
    return !(Array.isArray(choices) ? choices.includes(value) : Object.hasOwn(choices, value));
  };
  const unknown = Object.entries(values).filter(isUnknown);
  const names = unknown.map(([name]) => name);
  return [
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))),
    unknown.map(([name, value]) => `${name}=${value}`),
  ];
}

/** The same of the address of this page. */
export function useFilters(known: Known): readonly [filters: SearchValues, ignored: readonly string[]] {
  const [values] = useAddress();
  return readFilters(values, known);
}
