/** The house vendor: an origin of its own with games, their API and their books; the wallet is reached over HTTP only. */
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { isBusy } from '../../kernel/db/busy.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { HouseError } from './errors.ts';
import { vendorId } from './game.ts';
import { registerPages } from './pages.ts';
import { createRounds } from './rounds.ts';
import { registerRoutes } from './routes.ts';
import { registerSecurity } from './security.ts';
import { createSessions } from './sessions.ts';
import { createWalletClient } from './wallet.client.ts';

/** How often the books are searched for rounds that nobody works on. */
const resumeEveryMs = 5000;

export interface HouseServerOptions {
  readonly db: Executor;
  /** Address under which the operator's `/vendor/v1/...` answers, for example http://localhost:8080. */
  readonly walletUrl: string;
  /** Secret that signs calls to the wallet. */
  readonly secret: string;
  /** Origin of the site: the only one that may frame a game and be sent messages. */
  readonly siteOrigin: string;
  /** Folder of the built games, `apps/arcade/dist`; the API alone is served when it holds none. */
  readonly arcadeRoot: string;
  /** Origin of this server as the browser sees it; https turns HSTS on. */
  readonly vendorOrigin?: string | undefined;
  /** Proxies whose forwarding headers are believed; default none. */
  readonly trustProxy?: string[] | undefined;
  /** Default: nothing is logged. */
  readonly logger?: FastifyServerOptions['logger'] | undefined;
  /** Milliseconds to wait for an answer of the wallet; default 3000. */
  readonly walletTimeoutMs?: number | undefined;
  /** Milliseconds per spin; default and least outside of tests: 2500. */
  readonly spinMs?: number | undefined;
  /** Factor on every rate limit; default 1. */
  readonly rateLimitScale?: number | undefined;
}

/**
 * Builds the server; the caller lets it listen on the vendor's port and closes it. Rounds that an earlier process left
 * behind are resumed from the moment it is ready.
 */
export async function createHouseServer(options: HouseServerOptions): Promise<FastifyInstance> {
  const { db, rateLimitScale = 1, walletTimeoutMs = 3000 } = options;
  const app = fastify({
    logger: options.logger ?? false,
    bodyLimit: 4096,
    requestTimeout: 15_000,
    connectionTimeout: 20_000,
    maxRequestsPerSocket: 1000,
    http: { headersTimeout: 10_000 },
    trustProxy: options.trustProxy?.length ? options.trustProxy : false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
  });
  const secure = options.vendorOrigin?.startsWith('https:') ?? false;
  registerSecurity(app, secure);
  registerErrors(app);
  await app.register(rateLimit, { max: 240 * rateLimitScale, timeWindow: '1 minute', allowList: isAsset });

  const wallet = createWalletClient({ ...options, vendorId, timeoutMs: walletTimeoutMs });
  const rounds = createRounds({
    db,
    wallet,
    spinMs: options.spinMs,
    // bet and win, or bet and rollback, one after the other
    graceMs: 2 * walletTimeoutMs + 2000,
    onTrouble: (round, reason) => app.log.error({ round, reason }, 'the wallet refuses to close a round'),
  });
  const openPage = createSessions({ db, wallet, rounds });
  registerRoutes(app, { db, wallet, rounds, openPage, pagesPerMinute: 30 * rateLimitScale });
  await registerPages(app, options);
  resumeWhileRunning(app, rounds.resumeAbandoned);
  return app;
}

const isAsset = (request: { url: string }): boolean => request.url.startsWith('/assets/');

function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toHouseError(thrown);
    if (error.code === 'UNKNOWN') request.log.error({ err: thrown }, 'unforeseen failure');
    else if (error.code === 'SERVICE_BUSY') request.log.warn({ err: thrown }, 'busy');
    if (error.params.retryAfter) reply.header('retry-after', Math.ceil(error.params.retryAfter));
    const { code, params, status } = error;
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .send({ success: false, error: { code, params, requestId: request.id } });
  });
  app.setNotFoundHandler(() => {
    throw new HouseError('NOT_FOUND');
  });
}

function toHouseError(thrown: unknown): HouseError {
  if (thrown instanceof HouseError) return thrown;
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : 500;
  if (isBusy(thrown)) return new HouseError('SERVICE_BUSY', { retryAfter: 2 }, { cause: thrown });
  if (status === 429) return new HouseError('RATE_LIMITED', { retryAfter: 10 });
  if (typeof status === 'number' && status >= 400 && status < 500) return new HouseError('VALIDATION_FAILED');
  return new HouseError('UNKNOWN', {}, { cause: thrown });
}

/** One search at a time, from the start of the server to its end; a failing database is tried again at the next turn. */
function resumeWhileRunning(app: FastifyInstance, resume: () => Promise<void>): void {
  let running: Promise<void> | undefined;
  const search = () => {
    running ??= resume()
      .catch((error: unknown) => app.log.warn({ err: error }, 'open rounds could not be searched'))
      .finally(() => {
        running = undefined;
      });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    search();
    timer = setInterval(search, resumeEveryMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
