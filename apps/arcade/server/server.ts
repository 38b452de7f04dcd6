/** The server of our own games: an origin of its own with games, their API and their books; the wallet is reached over HTTP only. */
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { ArcadeError } from './core/errors.ts';
import { type Games, houseVendor } from './core/game.ts';
import { createPots } from './core/jackpots.ts';
import { createLive } from './core/live/live.ts';
import { createRounds } from './core/rounds.ts';
import { registerRoutes } from './core/routes.ts';
import { createSessions } from './core/sessions.ts';
import { createWallets } from './core/wallet.client.ts';
import { isBusy } from './db/busy.ts';
import { type DatabasePlace, openDatabase } from './db/open.ts';
import { games as allGames } from './games.ts';
import { registerPages } from './pages.ts';
import { registerSecurity } from './security.ts';
import { registerSymbolPictures } from './symbol-pictures.ts';
import { registerThemes } from './themes.ts';

/** How often the books are searched for rounds that nobody works on. */
const resumeEveryMs = 5000;

export interface ArcadeOptions {
  /** Closed with the server, unless it is lent. */
  readonly database: DatabasePlace;
  /** Address under which the operator's `/vendor/v1/...` answers, for example http://localhost:8080. */
  readonly walletUrl: string;
  /** Secrets that sign calls to the wallet, by the code of the vendor; a vendor without one is not answered for. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Origin of the site: the only one that may frame a game and be sent messages. */
  readonly siteOrigin: string;
  /** Folder of the built games, `apps/arcade/dist`; the API alone is served when it holds none. */
  readonly arcadeRoot: string;
  /** Origin of this server as the browser sees it; https turns HSTS on. */
  readonly vendorOrigin?: string | undefined;
  /** Proxies whose forwarding headers are believed; default none. */
  readonly trustProxy?: string[] | undefined;
  /** Default: all that this server plays. */
  readonly games?: Games | undefined;
  /** Default: nothing is logged. */
  readonly logger?: FastifyServerOptions['logger'] | undefined;
  /** Milliseconds to wait for an answer of the wallet; default 3000. */
  readonly walletTimeoutMs?: number | undefined;
  /** Milliseconds per movement of a game; default and least outside of tests: 2500. */
  readonly movementMs?: number | undefined;
  /** Factor on every rate limit; default 1. */
  readonly rateLimitScale?: number | undefined;
}

/**
 * Builds the server; the caller lets it listen on the vendor's port and closes it. Rounds that an earlier process left
 * behind are resumed from the moment it is ready.
 *
 * @throws DatabaseUnavailable with one sentence for the operator
 */
export async function createArcade(options: ArcadeOptions): Promise<FastifyInstance> {
  const { rateLimitScale = 1, walletTimeoutMs = 3000, games = allGames } = options;
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
  // an internet café or a mobile network is one address of many players: each session has its own, smaller limit
  await app.register(rateLimit, { max: 6000 * rateLimitScale, timeWindow: '1 minute', allowList: isAsset });
  registerThemes(app);
  registerSymbolPictures(app);

  const database = await openDatabase(options.database, (error) =>
    app.log.warn({ err: error }, 'database connection lost; it is opened again'),
  );
  const db = database.kysely;
  app.addHook('onClose', () => database.close());
  const { walletUrl, secrets } = options;
  const wallets = createWallets({ walletUrl, secrets, timeoutMs: walletTimeoutMs });
  // it takes most of a second, in which a process that is also the wallet would answer nobody
  if (wallets.vendors.some((vendor) => vendor !== houseVendor)) games.prepare?.();
  const live = createLive({
    db,
    games,
    onError: (error) => app.log.warn({ err: error }, 'open pages could not be told of a change'),
  });
  // open streams are connections, which the closing of the server waits for
  app.addHook('preClose', () => live.close());
  const rounds = createRounds({
    db,
    wallets,
    games,
    movementMs: options.movementMs,
    proofOrigin: options.vendorOrigin,
    // bet and win, or bet and rollback, one after the other
    graceMs: 2 * walletTimeoutMs + 2000,
    onTrouble: (round, reason) => app.log.error({ round, reason }, 'the wallet refuses to close a round'),
    onChange: live.changed,
  });
  const openPage = createSessions({ db, wallets, games, rounds });
  const potsOf = createPots(wallets);
  const limits = { pages: 300 * rateLimitScale, calls: 240 * rateLimitScale, streams: 30 * rateLimitScale };
  registerRoutes(app, { db, wallets, games, rounds, openPage, potsOf, live, limits });
  await registerPages(app, { ...options, games, vendors: wallets.vendors });
  resumeWhileRunning(app, rounds.resumeAbandoned);
  return app;
}

/** Files that a page may ask for in numbers. */
const isAsset = ({ url }: { url: string }): boolean => url.startsWith('/assets/') || url.startsWith('/symbols/');

function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown, request, reply) => {
    const error = toArcadeError(thrown);
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
    throw new ArcadeError('NOT_FOUND');
  });
}

function toArcadeError(thrown: unknown): ArcadeError {
  if (thrown instanceof ArcadeError) return thrown;
  const status = thrown instanceof Error && 'statusCode' in thrown ? thrown.statusCode : 500;
  if (isBusy(thrown)) return new ArcadeError('SERVICE_BUSY', { retryAfter: 2 }, { cause: thrown });
  if (status === 429) return new ArcadeError('RATE_LIMITED', { retryAfter: 10 });
  if (typeof status === 'number' && status >= 400 && status < 500) return new ArcadeError('VALIDATION_FAILED');
  return new ArcadeError('UNKNOWN', {}, { cause: thrown });
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
