/**
 * Reads what stands in an address. Anybody can type an address, so every value is read by a rule, and what does not fit is
 * as good as not said: a bad link is a helpful screen, never a crash. Defaults belong to the screens, so that the address
 * carries only what differs from them.
 *
 * Plain functions instead of a schema library, since the rules of every route are part of the first download
 * (docs/adr/2026-11-21-search-rules.md).
 */
export type SearchRule<Value> = (raw: unknown) => Value | undefined;

/** The router reads `?q=7` as a number; as a text it is "7". */
const written = (raw: unknown): string | undefined =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined;

/** A text of at most `longest` characters. */
export const text =
  (longest: number): SearchRule<string> =>
  (raw) => {
    const value = written(raw);
    return value && value.length <= longest ? value : undefined;
  };

/** A text of one shape, for codes and numbers of records. */
export const shaped =
  (shape: RegExp): SearchRule<string> =>
  (raw) => {
    const value = written(raw);
    return value !== undefined && shape.test(value) ? value : undefined;
  };

/** One of a closed list. */
export const oneOf =
  <const Word extends string>(words: readonly Word[]): SearchRule<Word> =>
  (raw) =>
    words.find((word) => word === raw);

/** A whole number in a range, both ends included. */
export const whole =
  (least: number, greatest: number): SearchRule<number> =>
  (raw) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= greatest ? raw : undefined;

/** Page of a list, from 1. */
export const pageNumber = (): SearchRule<number> => whole(1, 100_000);

type Rules = Record<string, SearchRule<unknown>>;

/** What an address says by its rules. */
export type SearchValues<Reader extends (search: Record<string, unknown>) => unknown> = ReturnType<Reader>;

/** The search of a route by its rules, for `validateSearch`. Names without a rule are left out, values that do not fit are undefined. */
export function searchOf<Given extends Rules>(rules: Given) {
  return (search: Record<string, unknown>): { [Name in keyof Given]?: ReturnType<Given[Name]> } => {
    const values: Record<string, unknown> = {};
    // a name whose value does not fit is kept as undefined: the router lays this over what the address says, and what is
    // not in here would show through
    for (const [name, rule] of Object.entries(rules)) values[name] = rule(search[name]);
    return values as { [Name in keyof Given]?: ReturnType<Given[Name]> };
  };
}
