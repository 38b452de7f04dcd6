import { CONTRACT_EDITION, CONTRACT_VERSION_HEADER } from '@mekong/api-client/contract/version';
import type { FastifyInstance } from 'fastify';

/** An API answer is data: nothing in it may ever be rendered, framed or run. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Pages that show a game: their address must not leak into a vendor's log. */
const GAME_PAGES = /^\/(game|seamless|lott|lottery|vnlottery|sealottery)(\/|\?|$)/;

const ONE_YEAR_S = 31_536_000;

/** Origins that the headers name. */
export interface SiteOrigins {
  publicOrigin: string;
  vendorOrigin: string;
  /** Further origins whose pages may be framed as games. */
  launchOrigins: readonly string[];
}

/**
 * Headers of every answer. Pages bring their own Content-Security-Policy; everything else gets the
 * strictest one there is. HSTS only over https: on plain http it is ignored, and on localhost it would lock out others.
 */
export function registerSecurityHeaders(app: FastifyInstance, config: SiteOrigins): void {
  const secure = config.publicOrigin.startsWith('https:');
  const games = [config.vendorOrigin, ...config.launchOrigins].map((origin) => `"${origin}"`).join(' ');
  const permissions = [
    `fullscreen=(self ${games})`,
    `autoplay=(self ${games})`,
    ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'].map(
      (feature) => `${feature}=()`,
    ),
  ].join(', ');
  const ofAll = {
    [CONTRACT_VERSION_HEADER]: CONTRACT_EDITION,
    'x-content-type-options': 'nosniff',
    'content-security-policy': API_POLICY,
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions,
    'x-frame-options': 'DENY',
    ...(secure ? { 'strict-transport-security': `max-age=${ONE_YEAR_S}; includeSubDomains` } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply
      .header('x-request-id', request.id)
      .header('referrer-policy', GAME_PAGES.test(request.url) ? 'no-referrer' : 'same-origin')
      // other addresses of the site ask this one how quickly it answers; there is nothing to read in it
      .header('cross-origin-resource-policy', request.url === '/healthz' ? 'cross-origin' : 'same-origin')
      .headers(ofAll);
    done();
  });
}
