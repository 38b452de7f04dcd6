/** Nesting beyond this is no request of ours; the limit also keeps the walk below off the end of the stack. */
const MAX_DEPTH = 24;

/**
 * C0 and C1 controls except tab, line feed and carriage return; DEL; the two bidi overrides, which can make a name
 * read as another one; and lone surrogates, which PostgreSQL cannot store.
 */
const FORBIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202d\u202e]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** The text carries a character that no field of the product accepts. */
export class HygieneError extends Error {
  override name = 'HygieneError';
  readonly path: string;

  constructor(path: string) {
    super(`forbidden character at ${path || '(root)'}`);
    this.path = path;
  }
}

/**
 * Returns the value with every text in normal form C.
 *
 * @param path dotted name of the value, for the error
 * @throws HygieneError naming the first field that holds a forbidden character or is nested too deep
 */
export function cleanTexts(value: unknown, path = '', depth = 0): unknown {
  if (typeof value === 'string') {
    if (FORBIDDEN.test(value)) throw new HygieneError(path);
    return value.normalize('NFC');
  }
  if (value === null || typeof value !== 'object') return value;
  if (depth >= MAX_DEPTH) throw new HygieneError(path);
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(value)) return value.map((entry, index) => cleanTexts(entry, at(index), depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => {
      if (FORBIDDEN.test(key)) throw new HygieneError(path);
      return [key, cleanTexts(entry, at(key), depth + 1)];
    }),
  );
}
