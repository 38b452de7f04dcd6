/** Longest text of one value: the rest is cut, since a record may hold a whole page. */
const longest = 120;

/** One value in one line; a long one is cut. */
export const writeShort = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
};

/** Values by name in one line: `open: true, hosts: ["a"]`. */
export const writeValues = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${writeShort(value)}`)
    .join(', ');
