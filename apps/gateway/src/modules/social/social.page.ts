import { createHash } from 'node:crypto';
import type { ErrorCode } from '@mekong/api-client/contract/types';
import { createServerI18n } from '@mekong/i18n/node';
import { languageOf as registeredLanguage } from '@mekong/i18n/registry';
import { type BrandName, brands } from '@mekong/ui/brands';
import { markImage, themeValues } from '@mekong/ui/brands/values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../contract/language.ts';
import { Html, html } from '../../kernel/http/html.ts';
import type { Settings } from '../system/settings.service.ts';
import { HANDOVER_TEXTS } from './social.texts.ts';

/** Path of the script of the page; a file of its own, because nothing inline may run. */
export const HANDOVER_PATH = '/wps/session/social/handover.js';

/** Its script alone may run, and its one style sheet holds; the page shows one sentence and asks nobody for anything. */
const policyWith = (style: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** The look of the window in a brand: the sentence under the mark, in the colours of the device's theme. */
function styleOf(name: BrandName): string {
  const { dark, light } = brands[name];
  const colors = (theme: typeof dark): string => {
    const { canvas, text } = themeValues(theme).color;
    return `:root{background:${canvas};color:${text}}`;
  };
  return [
    'body{display:grid;place-content:center;justify-items:center;gap:16px;min-block-size:100vh;margin:0 24px;text-align:center;font:1rem/1.6 system-ui,sans-serif}',
    'svg{inline-size:48px}',
    colors(light),
    `@media (prefers-color-scheme:dark){${colors(dark)}}`,
  ].join('');
}

/**
 * Hands what the window has found to the site and closes the window. The message goes to pages of this very origin
 * only: by the opener, or, when the provider's pages have cut that tie, by a channel of the origin.
 */
export const HANDOVER_SCRIPT = `const { result, code } = document.documentElement.dataset;
const message = { type: 'mekong:social', ...(result ? { result } : { code }) };
if (window.opener) window.opener.postMessage(message, location.origin);
else new BroadcastChannel('mekong:social').postMessage(message);
window.close();
`;

/** What the page hands over: a result, or why there is none. */
export type Handover = { result: string } | { code: ErrorCode };

/** Sends the page of the window, in the language of its reader. */
export type SendHandover = (request: FastifyRequest, reply: FastifyReply, handover: Handover) => Promise<FastifyReply>;

/**
 * The page of the window, under the name and in the brand of the site: not under an address that is not the merchant's,
 * which gets no name. The opener's page must stay in reach, which a policy of our own for openers would prevent.
 */
export function createHandoverPage(settings: Settings): SendHandover {
  return async (request, reply, handover) => {
    const { merchant } = await settings.current();
    // The window is opened by the site: its reader's choice comes along as the cookie of the site.
    const language = languageOf(request, request.cookies.lang, merchant);
    const { tag, direction } = registeredLanguage(language);
    const i18n = await createServerI18n(language);
    const isDone = 'result' in handover;
    const data = isDone ? html`data-result="${handover.result}"` : html`data-code="${handover.code}"`;
    const isOwn = isDone || handover.code !== 'DOMAIN_INVALID';
    const title = [i18n._(HANDOVER_TEXTS.title), ...(isOwn ? [merchant.name] : [])].join(' · ');
    const sentence = i18n._(isDone ? HANDOVER_TEXTS.done : HANDOVER_TEXTS.failed);
    const style = styleOf(merchant.brand);
    const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${title}</title><style>${new Html(style)}</style><script src="${HANDOVER_PATH}" defer></script>`;
    const mark = new Html(markImage(brands[merchant.brand]).replace('<svg ', '<svg aria-hidden="true" '));
    return reply
      .headers({
        'content-security-policy': policyWith(style),
        'cross-origin-opener-policy': 'unsafe-none',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-language': tag,
      })
      .type('text/html; charset=utf-8')
      .send(
        html`<!doctype html><html lang="${tag}" dir="${direction}" ${data}>${head}<body>${mark}<p>${sentence}</p></body></html>`
          .text,
      );
  };
}
