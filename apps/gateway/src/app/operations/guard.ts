import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GuessLimits } from '../../modules/protection/guess-limits.service.ts';

/** Everything comes from this server; nothing runs. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Headers of every answer, and, for a console that asks nobody for a password, the names of this machine alone. */
export function protectOperations(app: FastifyInstance, isOpen: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    if (isOpen && !LOOPBACK.test(request.hostname)) return reply.code(421).send('Wrong host name.');
  });
}

/**
 * Who may see the operators' pages. With a secret: whoever knows it (HTTP basic, any user name). Without one the server
 * listens on this machine only and answers to the machine's own names, so that a page of the web cannot reach it by a
 * name of its own. Wrong secrets are counted by network, in the database. Writing is for our own pages.
 */
export function guardPages(app: FastifyInstance, secret: string | undefined, guesses: GuessLimits): void {
  const expected = secret === undefined ? undefined : digest(secret);
  app.decorateRequest('operator', 'local');
  app.addHook('onRequest', async (request, reply) => {
    const given = credentialsOf(request.headers.authorization);
    const isRight = async () => !expected || timingSafeEqual(digest(given.password), expected) || undefined;
    // A browser asks without a secret first: that is no guess.
    if (expected && !(given.password && (await guesses.attempt('operators', request.ip, isRight))))
      return reply
        .code(401)
        .header('www-authenticate', 'Basic realm="Operations", charset="UTF-8"')
        .send('The operators’ secret is needed.');
    if (expected) request.operator = given.name || 'operator';
    if (!isOwnWrite(request)) return reply.code(403).send('Only pages of this server may change something.');
  });
}

/**
 * Whether a request reads, or is sent by a page of this server. Browsers say with every write where it comes from; one that
 * says nothing is not believed.
 */
export function isOwnWrite({ method, headers, host }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  const { origin, 'sec-fetch-site': site } = headers;
  return isOwn(origin, host) && (site === undefined || site === 'same-origin');
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
