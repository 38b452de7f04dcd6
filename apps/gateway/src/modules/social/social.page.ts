import type { ErrorCode } from '@mekong/api-client/contract/types';
import type { FastifyReply } from 'fastify';

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

/**
 * Sends the page of the window. Results and codes have letters, digits, `-` and `_` alone, so nothing has to be escaped.
 * The opener's page must stay in reach, which a policy of our own for openers would prevent.
 */
export function sendHandover(reply: FastifyReply, handover: Handover): FastifyReply {
  const data = 'result' in handover ? `data-result="${handover.result}"` : `data-code="${handover.code}"`;
  return reply
    .headers({
      'content-security-policy': PAGE_POLICY,
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en" ${data}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign-in</title><script src="${HANDOVER_PATH}" defer></script><p>You can close this window.</p></html>`,
    );
}
