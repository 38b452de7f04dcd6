import { createHash } from 'node:crypto';
import { CSP_REPORTS } from '../modules/csp/csp-reports.ts';

export interface ContentSources {
  /** The site runs on https, so insecure requests may be upgraded. */
  secure: boolean;
  /** https origins of pictures, next to our own. */
  imageOrigins: readonly string[];
  /** Origins whose pages may be framed as games, and whose pictures the betting record shows. */
  frameOrigins: readonly string[];
  /** The page itself: its inline scripts and styles are allowed by hash, nothing else inline is. */
  html: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the inline `<script>` or `<style>` elements of a page, in order of appearance. */
export function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi');
  return [...html.matchAll(pattern)]
    .filter(([, attributes = '', text = '']) => {
      const isData = /\btype=["']?(application\/(ld\+)?json|speculationrules)/i.test(attributes);
      return text.trim() !== '' && !/\bsrc=/i.test(attributes) && !isData;
    })
    .map(([, , text = '']) => hashOf(text));
}

/**
 * A policy whose pages may also ask other origins how quickly they answer: the merchant's further addresses.
 *
 * @param policy made by {@link contentSecurityPolicy}
 */
export function withConnections(policy: string, addresses: readonly string[]): string {
  const origins = addresses.map((address) => new URL(address).origin);
  return policy.replace("connect-src 'self'", ["connect-src 'self'", ...new Set(origins)].join(' '));
}

/**
 * A policy that allows further inline styles.
 *
 * @param policy made by {@link contentSecurityPolicy}
 * @param hashes of the styles, as sources of a policy
 */
export const withStyles = (policy: string, hashes: readonly string[]): string =>
  policy.replace("style-src 'self'", ["style-src 'self'", ...hashes].join(' '));

/**
 * Content-Security-Policy of the site's pages.
 *
 * Scripts: our own files and the hashed preload script. Styles: our own files and the hashed critical CSS; positions
 * that are measured at run time need `style` attributes, so those alone stay open. The one Trusted Types policy is that of
 * HtmlContent in packages/ui, which DOMPurify parses with; what it hands to the page are nodes.
 */
export function contentSecurityPolicy(sources: ContentSources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineHashes(sources.html, 'script')],
    'style-src': ["'self'", ...inlineHashes(sources.html, 'style')],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...new Set([...sources.imageOrigins, ...sources.frameOrigins])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': sources.frameOrigins.length > 0 ? sources.frameOrigins : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['mekong-html'],
    // the older form, which is all that some browsers know, and the newer one
    'report-uri': [CSP_REPORTS],
    'report-to': ['csp'],
    ...(sources.secure ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}
