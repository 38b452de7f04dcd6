/** Small checks of received data: an answer that does not fit is an error, never a crash further on. */

/** Reads a value or throws `ShapeError`. */
export type Shape<T> = (value: unknown) => T;

/** What a shape reads. */
export type Read<S> = S extends Shape<infer T> ? T : never;

export class ShapeError extends Error {
  override name = 'ShapeError';
}

const expected = (what: string): never => {
  throw new ShapeError(`Expected ${what}.`);
};

export const text: Shape<string> = (value) => (typeof value === 'string' ? value : expected('a text'));
export const count: Shape<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : expected('a number');
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : expected('yes or no'));

/** A decimal string with four places, as money is on the wire. */
export const money: Shape<string> = (value) => {
  const amount = text(value);
  return /^\d{1,15}\.\d{4}$/.test(amount) ? amount : expected('an amount');
};

/** A balance: money that a correction may have taken below zero. */
export const balance: Shape<string> = (value) => {
  const amount = text(value);
  money(amount.replace(/^-/, ''));
  return amount;
};

export const oneOf =
  <const T extends string>(...values: readonly T[]): Shape<T> =>
  (value) =>
    values.find((known) => known === value) ?? expected(values.join(' or '));

export const maybe =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);

export const list =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(shape) : expected('a list');

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : expected('an object');
}

/** An object with at least these members; others are dropped. */
export const object =
  <T extends Record<string, unknown>>(
    members: { readonly [K in keyof T]: Shape<T[K]> },
  ): Shape<{
    readonly [K in keyof T]: T[K];
  }> =>
  (value) => {
    const entries = entriesOf(value);
    const result: Partial<T> = {};
    for (const name in members) result[name] = members[name](entries[name]);
    return result as T;
  };

/** An object with any names and one shape of members. */
export const record =
  <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> =>
  (value) =>
    Object.fromEntries(Object.entries(entriesOf(value)).map(([name, member]) => [name, shape(member)]));
