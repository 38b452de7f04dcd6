import type { Config } from 'dompurify';

/** What DOMPurify parses with. */
export type HtmlPolicy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
      ): HtmlPolicy;
    };
  }
}

/**
 * The one Trusted Types policy of the site; the content security policy of the gateway allows no other name, and that only
 * once. Import this module in the first script of a page: a script that comes later cannot take the name before it. Only
 * the sanitiser may use it.
 */
export const htmlPolicy: HtmlPolicy | undefined =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('mekong-html', {
        createHTML: (html) => html,
        createScriptURL: () => {
          throw new TypeError('Markup loads no scripts.');
        },
      });
