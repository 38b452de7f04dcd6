/** What the page of a game may ask: `/house/v1/...`, JSON in the envelope of the site, token in the Authorization header. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Executor } from '../db/types.ts';
import { ArcadeError } from './errors.ts';
import { clientSeedPattern } from './fair.ts';
import { rotateSeeds } from './fairness.ts';
import { type Game, type Games, houseVendor } from './game.ts';
import type { PotsOf } from './jackpots.ts';
import { createEventStream } from './live/event-stream.ts';
import type { Live } from './live/live.ts';
import { parseAmount } from './money.ts';
import { commitmentOf, findSession, type OpenSession } from './players.repository.ts';
import { proofOf } from './proofs.ts';
import { latestRounds, type Round } from './rounds.repository.ts';
import type { Rounds } from './rounds.ts';
import { idOf, viewOf } from './rounds.view.ts';
import type { OpenPage } from './sessions.ts';
import type { Wallets } from './wallet.client.ts';

/** Rounds that the page can verify. */
const historyLength = 20;

/** Code of a vendor, as the operator's wallet knows it. */
const vendorCode = z.string().regex(/^[A-Z0-9_]{2,20}$/);
const openBody = z.strictObject({
  launchCode: z.string().regex(/^[A-Za-z0-9_-]{6,64}$/),
  vendor: vendorCode.default(houseVendor),
});
const clientSeed = z.string().regex(clientSeedPattern).optional();
const spinBody = z.strictObject({ stake: z.string().regex(/^\d{1,12}\.\d{4}$/), clientSeed });
const stepBody = z.strictObject({ step: z.int().min(2).max(1000), choice: z.string().regex(/^[a-z0-9-]{1,20}$/) });
const rulesQuery = z.strictObject({ game: z.string().max(64), vendor: vendorCode.default(houseVendor) });
const noBody = z.strictObject({});
const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
const lastEventId = z
  .string()
  .regex(/^[A-Za-z0-9-]{1,60}$/)
  .optional();
const proofParams = z.strictObject({ key: z.string().max(60) });
const roundParams = z.strictObject({ number: z.string().max(30) });

function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input);
  if (!result.success) throw new ArcadeError('VALIDATION_FAILED');
  return result.data;
}

/** A refused round is a failure of the call: nothing was played. */
function played(round: Round): Round {
  if (round.state !== 'REFUSED') return round;
  if (round.failure === 'WALLET_INSUFFICIENT') throw new ArcadeError('WALLET_INSUFFICIENT');
  if (round.failure === 'AUTH_TOKEN_EXPIRED') throw new ArcadeError('SESSION_ENDED');
  const [reason, largest] = round.failure?.split(' ') ?? [];
  throw new ArcadeError('BET_REFUSED', { ...(reason && { reason }), ...(largest && { largest }) });
}

const ok = <T>(value: T) => ({ success: true as const, value });

export interface RoutesOptions {
  readonly db: Executor;
  readonly wallets: Wallets;
  readonly games: Games;
  readonly rounds: Rounds;
  readonly openPage: OpenPage;
  readonly potsOf: PotsOf;
  readonly live: Live;
  /** Per minute: pages that one address opens, calls of one session, and streams of it. */
  readonly limits: Readonly<Record<'pages' | 'calls' | 'streams', number>>;
}

/** Longest time, in seconds, that a session is sent away for when it asks too often. */
const longestWait = 10;

export function registerRoutes(
  app: FastifyInstance,
  { db, wallets, games, rounds, openPage, potsOf, live, limits }: RoutesOptions,
): void {
  /** Counts by session, once it is known to be one: made-up tokens would each have a limit of their own. */
  function limitOf(max: number) {
    const count = app.createRateLimit({
      ...{ max, timeWindow: '1 minute' },
      keyGenerator: ({ headers }) => headers.authorization ?? '',
    });
    return async (request: FastifyRequest): Promise<void> => {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new ArcadeError('RATE_LIMITED', { retryAfter: Math.min(counted.ttlInSeconds, longestWait) });
    };
  }
  const countCall = limitOf(limits.calls);
  const countStream = limitOf(limits.streams);

  async function sessionOf(request: FastifyRequest): Promise<OpenSession> {
    const [, token] = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '') ?? [];
    const session = token && (await findSession(db, token));
    if (!session) throw new ArcadeError('SESSION_ENDED');
    await countCall(request);
    return session;
  }

  function gameOf({ vendor, gameId }: { readonly vendor: string; readonly gameId: string }): Game {
    const game = games.find(vendor, gameId);
    if (!game) throw new ArcadeError('NOT_FOUND');
    return game;
  }

  app.get('/house/v1/rules', (request) => {
    const { vendor, game: gameId } = read(rulesQuery, request.query);
    return ok(gameOf({ vendor, gameId }).rules());
  });

  app.get(
    '/house/v1/proofs/:key',
    { config: { rateLimit: { max: limits.pages, timeWindow: '1 minute' } } },
    async (request) => {
      const { vendor, game: gameId } = read(rulesQuery, request.query);
      const { key } = read(proofParams, request.params);
      return ok({ round: await proofOf(db, vendor, gameOf({ vendor, gameId }), key) });
    },
  );

  app.post(
    '/house/v1/session',
    { config: { rateLimit: { max: limits.pages, timeWindow: '1 minute' } } },
    async (request) => {
      const { vendor, launchCode } = read(openBody, request.body);
      return ok(await openPage(vendor, launchCode));
    },
  );

  app.get('/house/v1/events', async (request, reply) => {
    const session = await sessionOf(request);
    await countStream(request);
    const seen = read(lastEventId, request.headers['last-event-id']);
    const response = reply.raw;
    reply.hijack();
    response.writeHead(200, {
      ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
      'content-type': 'text/event-stream; charset=utf-8',
      // proxies must not collect events before they hand them on
      'x-accel-buffering': 'no',
    });
    response.flushHeaders();
    const leave = await live.join(createEventStream(response), session, seen);
    response.once('close', leave);
    if (response.destroyed) leave();
  });

  app.get('/house/v1/balance', async (request) => {
    const { vendor, walletToken, playerId } = await sessionOf(request);
    const answer = await wallets.of(vendor).balance({ gameToken: walletToken, playerId });
    if (answer.kind === 'ok') {
      const { balance, maxStake = null } = answer.value;
      return ok({ balance, maxStake });
    }
    throw new ArcadeError(answer.kind === 'refused' ? 'SESSION_ENDED' : 'WALLET_UNREACHABLE');
  });

  app.get('/house/v1/jackpots', async (request) => {
    const session = await sessionOf(request);
    const game = gameOf(session);
    const [smallest = 0n] = game.stakesOf(session.currency);
    const jackpots = game.jackpots?.of(smallest, session.currency) ?? [];
    return ok({ jackpots: jackpots.length > 0 ? await potsOf(session.vendor, session.currency, jackpots) : [] });
  });

  app.post('/house/v1/spin', async (request) => {
    const session = await sessionOf(request);
    const body = read(spinBody, request.body);
    const key = read(idempotencyKey, request.headers['idempotency-key']);
    const stake = parseAmount(body.stake);
    const round = await rounds.spin(session, { stake, clientSeed: body.clientSeed, idempotencyKey: key });
    return ok({
      round: viewOf(gameOf(session), played(round)),
      commitment: await commitmentOf(db, session.playerId),
    });
  });

  app.get('/house/v1/rounds', async (request) => {
    const session = await sessionOf(request);
    const latest = await latestRounds(db, session, historyLength);
    const game = gameOf(session);
    return ok({
      rounds: latest.map((round) => viewOf(game, round)),
      commitment: await commitmentOf(db, session.playerId),
    });
  });

  app.get('/house/v1/rounds/open', async (request) => {
    const session = await sessionOf(request);
    const left = await rounds.leftBehind(session);
    return ok({ round: left ? viewOf(gameOf(session), left) : null });
  });

  app.post('/house/v1/rounds/:number/seen', async (request) => {
    const session = await sessionOf(request);
    const id = idOf(read(roundParams, request.params).number);
    if (!id) throw new ArcadeError('NOT_FOUND');
    await rounds.seen(session, id);
    return ok(null);
  });

  app.post('/house/v1/rounds/:number/steps', async (request) => {
    const session = await sessionOf(request);
    const { step, choice } = read(stepBody, request.body);
    const roundId = idOf(read(roundParams, request.params).number);
    if (!roundId) throw new ArcadeError('NOT_FOUND');
    const round = await rounds.step(session, { roundId, step, choice });
    return ok({ round: viewOf(gameOf(session), round), commitment: await commitmentOf(db, session.playerId) });
  });

  app.post('/house/v1/seeds/rotate', async (request) => {
    const { playerId } = await sessionOf(request);
    read(noBody, request.body);
    const rotated = await rotateSeeds(db, playerId);
    live.changed(playerId);
    return ok(rotated);
  });
}
