import type { ErrorCode } from '@mekong/api-client/contract/types';
import { createServerI18n } from '@mekong/i18n/node';
import { languageOf as registeredLanguage } from '@mekong/i18n/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../contract/language.ts';
import type { Settings } from '../system/settings.service.ts';
import { HANDOVER_TEXTS } from './social.texts.ts';

/** Path of the script of the page; a file of its own, because nothing inline may run. */
export const HANDOVER_PATH = '/wps/session/social/handover.js';

/** Its script alone may run; the page shows one sentence and asks nobody for anything. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

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

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The page of the window. Results and codes have letters, digits, `-` and `_` alone, so in attributes nothing has to be
 * escaped. The opener's page must stay in reach, which a policy of our own for openers would prevent.
 */
export function createHandoverPage(settings: Settings): SendHandover {
  return async (request, reply, handover) => {
    const { merchant } = await settings.current();
    // The window is opened by the site: its reader's choice comes along as the cookie of the site.
    const language = languageOf(request, request.cookies.lang, merchant);
    const { tag, direction } = registeredLanguage(language);
    const i18n = await createServerI18n(language);
    const isDone = 'result' in handover;
    const data = isDone ? `data-result="${handover.result}"` : `data-code="${handover.code}"`;
    const title = escapeText(i18n._(HANDOVER_TEXTS.title));
    const sentence = escapeText(i18n._(isDone ? HANDOVER_TEXTS.done : HANDOVER_TEXTS.failed));
    return reply
      .headers({
        'content-security-policy': PAGE_POLICY,
        'cross-origin-opener-policy': 'unsafe-none',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'content-language': tag,
      })
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${tag}" dir="${direction}" ${data}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${title}</title><script src="${HANDOVER_PATH}" defer></script><p>${sentence}</p></html>`,
      );
  };
}
