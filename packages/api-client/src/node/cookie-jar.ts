/** Cookies of one site, as far as a script needs them: name and value, until the site takes them back. */
export interface CookieJar {
  /** Value of the header Cookie; undefined while there is none. */
  header(): string | undefined;
  /** Takes over what an answer sets, and what it ends. */
  take(answer: Response): void;
}

/** Makes an empty jar. It is for one origin alone: paths and domains of cookies are not looked at. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  return {
    header: () => (cookies.size > 0 ? [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') : undefined),
    take({ headers }) {
      for (const line of headers.getSetCookie()) {
        const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
        const equals = pair.indexOf('=');
        const name = pair.slice(0, equals);
        if (isOver(attributes)) cookies.delete(name);
        else cookies.set(name, pair.slice(equals + 1));
      }
    },
  };
}

/** Does a cookie end with this answer? */
function isOver(attributes: readonly string[]): boolean {
  const attributeOf = (name: string): string | undefined =>
    attributes.find((attribute) => attribute.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const [maxAge, expires] = [attributeOf('max-age'), attributeOf('expires')];
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  return expires !== undefined && Date.parse(expires) <= Date.now();
}
