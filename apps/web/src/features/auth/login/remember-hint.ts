/** What this browser shows of the one who asked to be remembered; never a password. */
export interface RememberHint {
  /** Name or number as it was typed. */
  readonly username: string;
  /** National digits and calling code, when the way in was a number with its country. */
  readonly mobile?: string | undefined;
  readonly mobileCountryCode?: string | undefined;
}

/** Takes the hint away in this browser, for when the gateway could not be asked to. */
export function dropHint(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4 and on plain http
  document.cookie = 'rm_hint=; path=/; max-age=0';
}

/**
 * Reads the hint that the gateway leaves in a readable cookie for one day. It opens nothing: what logs in is in another
 * cookie, which no script can read.
 *
 * @param cookies text of `document.cookie`
 * @returns undefined when nobody is remembered, or the cookie is not of our making
 */
export function readHint(cookies: string): RememberHint | undefined {
  const [, value] = /(?:^|;\s*)rm_hint=([^;]*)/.exec(cookies) ?? [];
  if (!value) return undefined;
  try {
    const { username, mobile, mobileCountryCode } = JSON.parse(decodeURIComponent(value));
    if (typeof username !== 'string' || username === '' || username.length > 64) return undefined;
    const isNumber = /^\d{4,15}$/.test(mobile ?? '') && /^\d{1,4}$/.test(mobileCountryCode ?? '');
    return isNumber ? { username, mobile, mobileCountryCode } : { username };
  } catch {
    return undefined;
  }
}
