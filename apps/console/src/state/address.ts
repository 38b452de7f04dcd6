/** Reads what stands behind the `?`; of a name that stands there twice the last one counts. */
export const readSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

/** Writes what stands behind the `?`, without what is empty. */
export function writeSearch(said: Record<string, unknown>): string {
  const filled = Object.entries(said).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(filled).toString();
  return text && `?${text}`;
}
