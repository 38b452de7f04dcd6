import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GuessLimits } from '../../modules/protection/guess-limits.service.ts';

/** Everything comes from this server; nothing runs. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Who may see the operators' pages. With a secret: whoever knows it (HTTP basic, any user name). Without one the server
 * listens on this machine only and answers to the machine's own names, so that a page of the web cannot reach it by a
 * name of its own. Wrong secrets are counted by network, in the database. Writing is for our own pages.
 */
export function guardOperations(app: FastifyInstance, secret: string | undefined, guesses: GuessLimits): void {
  const expected = secret === undefined ? undefined : digest(secret);
  app.decorateRequest('operator', 'local');
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (!expected && !LOOPBACK.test(request.hostname)) return reply.code(421).send('Wrong host name.');
    const given = credentialsOf(request.headers.authorization);
    const isRight = async () => !expected || timingSafeEqual(digest(given.password), expected) || undefined;
    // A browser asks without a secret first: that is no guess.
    if (expected && !(given.password && (await guesses.attempt('operators', request.ip, isRight))))
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Operations", charset="UTF-8"')
        .send('The operators’ secret is needed.');
    if (expected) request.operator = given.name || 'operator';
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Browsers say with every form where it comes from; one that says nothing is not believed.
    if (!isRead && (!isOwn(origin, request.host) || (site !== undefined && site !== 'same-origin')))
      return reply.code(403).send('Only pages of this server may change something.');
  });
}

const credentialsOf = (header: string | undefined): { name: string; password: string } => {
  const given = /^Basic ([A-Za-z0-9+/=]+)$/.exec(header ?? '')?.[1];
  const text = given ? Buffer.from(given, 'base64').toString('utf8') : '';
  const at = text.indexOf(':');
  const name = text.slice(0, Math.max(at, 0)).replaceAll(/[^\p{L}\p{N} @._-]/gu, '');
  return { name: name.slice(0, 60), password: text.slice(at + 1) };
};

const isOwn = (origin: string | undefined, host: string): boolean =>
  origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
