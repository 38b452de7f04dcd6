/** A wallet over HTTP with the semantics of the vendor contract, made to fail in every way a network can. */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '@mekong/api-client/contract/types';
import { z } from 'zod';
import { formatAmount, parseAmount } from '../core/money.ts';
import { signatureOf, type WalletClient, type Wallets } from '../core/wallet.client.ts';

/** What goes wrong with one call: `lost` = never carried out, `mute` = carried out and the answer lost. */
export const faults = ['none', 'lost', 'mute', 'busy', 'busy-after', 'garbage-after'] as const;
export type Fault = (typeof faults)[number];

const request = z.object({
  launchCode: z.string().optional(),
  playerId: z.string().default(''),
  gameId: z.string().default(''),
  transactionId: z.string().default(''),
  betTransactionId: z.string().optional(),
  roundId: z.string().default(''),
  amount: z.string().default('0.0000'),
  endRound: z.boolean().default(false),
  verifyUrl: z.string().optional(),
  jackpots: z.array(z.object({ pool: z.string(), pot: z.string().default('0.0000'), seed: z.string() })).default([]),
});
type Request = z.output<typeof request>;

interface WalletRound {
  bet: bigint;
  win: bigint;
  state: 'OPEN' | 'CLOSED' | 'VOID';
}

export const player = { playerId: 'p_1', gameToken: 'game-token-of-p1-000000000000', launchCode: 'launch-code-1' };

/** What the arcade and this wallet sign with. */
export const walletSecret = 'a-secret-between-house-and-wallet';
/** What the wallet holds when it is started. */
export const opening = parseAmount('1000000.0000');

/** Name of that player towards a vendor: the house's is the shortest. */
export const playerIdAt = (vendor: string): string =>
  vendor === 'HOUSE' ? player.playerId : `${player.playerId}_${vendor}`;

/** One wallet for every vendor. */
export const walletsOf = (client: WalletClient): Wallets => ({ vendors: ['HOUSE'], has: () => true, of: () => client });

/** @param secrets of the vendors by their codes */
export async function startFakeWallet(secrets: Readonly<Record<string, string>> = { HOUSE: walletSecret }) {
  const known = new Map(Object.entries(secrets));
  let balance = opening;
  let version = 0;
  let trialCurrency: string | undefined;
  const rounds = new Map<string, WalletRound>();
  const pots = new Map<string, bigint>();
  const answers = new Map<string, { status: number; body: object }>();
  const tombstones = new Set<string>();
  const script: { name: string; fault: Fault }[] = [];
  const refusals: { name: string; code: ErrorCode; status: number; params: object }[] = [];
  const calls: string[] = [];
  const gamesBetOn: string[] = [];
  const verifyUrls: string[] = [];
  const vendorsBetWith: string[] = [];
  const usedCodes = new Set<string>();

  let launched = 'lotus-fortune';
  let calling = 'HOUSE';
  let largest: string | undefined;
  const limit = () => (largest === undefined ? {} : { maxStake: largest });
  const state = () => ({ playerId: playerIdAt(calling), balance: formatAmount(balance), currency: 'KHR', version });
  const ok = (value: object) => ({ status: 200, body: { success: true, value: { ...state(), ...value } } });
  const no = (status: number, code: ErrorCode, params: object = {}) => ({
    status,
    body: { success: false, error: { code, params, requestId: 'r' } },
  });
  const move = (amount: bigint) => {
    balance += amount;
    version += 1;
  };

  const handlers: Record<string, (body: Request) => { status: number; body: object }> = {
    authenticate: ({ launchCode = '' }) => {
      if (usedCodes.has(launchCode)) return no(401, 'AUTH_TOKEN_EXPIRED');
      usedCodes.add(launchCode);
      return ok({
        gameToken: player.gameToken,
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
        gameId: launched,
        currency: trialCurrency ?? 'KHR',
        currencySymbol: '៛',
        decimals: 2,
        language: 'KM',
        nickname: 'Sokha',
        trial: trialCurrency === 'FUN',
        ...limit(),
      });
    },
    balance: () => ok(limit()),
    bet: ({ transactionId, roundId, amount, gameId, jackpots }) => {
      if (tombstones.has(transactionId)) return no(409, 'ROUND_CLOSED');
      const stake = parseAmount(amount);
      if (stake > balance) return no(402, 'WALLET_INSUFFICIENT');
      move(-stake);
      rounds.set(roundId, { bet: stake, win: 0n, state: 'OPEN' });
      for (const { pool, pot, seed } of jackpots)
        pots.set(pool, (pots.get(pool) ?? parseAmount(seed)) + parseAmount(pot));
      gamesBetOn.push(gameId);
      vendorsBetWith.push(calling);
      return ok({ transactionId, roundId });
    },
    win: ({ transactionId, roundId, amount, endRound, jackpots }) => {
      const round = rounds.get(roundId);
      if (!round) return no(404, 'TXN_NOT_FOUND');
      if (round.state !== 'OPEN') return no(409, 'ROUND_CLOSED');
      round.win += parseAmount(amount);
      if (endRound) round.state = 'CLOSED';
      move(parseAmount(amount));
      if (jackpots.length === 0) return ok({ transactionId, roundId });
      const paid = jackpots.map(({ pool, seed }) => {
        const pot = pots.get(pool) ?? 0n;
        pots.set(pool, parseAmount(seed));
        move(pot);
        return { pool, amount: formatAmount(pot) };
      });
      return ok({ transactionId, roundId, jackpots: paid });
    },
    rollback: ({ transactionId, betTransactionId = '', roundId }) => {
      const round = rounds.get(roundId);
      if (!round) {
        tombstones.add(betTransactionId);
        return ok({ transactionId, betTransactionId, roundId, status: 'TOMBSTONE' });
      }
      if (round.win > 0n || round.state === 'CLOSED') return no(409, 'ROUND_CLOSED');
      if (round.state === 'OPEN') move(round.bet);
      round.state = 'VOID';
      return ok({ transactionId, betTransactionId, roundId, status: 'ROLLED_BACK' });
    },
    jackpots: () => ok({ jackpots: [...pots].map(([pool, amount]) => ({ pool, amount: formatAmount(amount) })) }),
    endround: ({ roundId }) => {
      const round = rounds.get(roundId);
      if (!round) return no(404, 'TXN_NOT_FOUND');
      if (round.state === 'OPEN') round.state = 'CLOSED';
      return ok({ roundId, status: round.state });
    },
  };

  /** Carries a call out once: the same transaction gets the same answer again. */
  function carryOut(name: string, body: Request) {
    const key = body.transactionId && `${body.transactionId}`;
    const before = key && answers.get(key);
    if (before) return before;
    const answer = handlers[name]?.(body) ?? no(404, 'NOT_FOUND');
    if (key && answer.status === 200) answers.set(key, answer);
    return answer;
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse) {
    let raw = '';
    incoming.setEncoding('utf8');
    for await (const chunk of incoming) raw += chunk;
    const name = incoming.url?.split('/').at(-1) ?? '';
    calls.push(name);
    calling = String(incoming.headers['x-vendor']);
    const expected = Buffer.from(signatureOf(known.get(calling) ?? '', String(incoming.headers['x-timestamp']), raw));
    const given = Buffer.from(String(incoming.headers['x-signature']));
    const send = ({ status, body }: { status: number; body: object | string }) =>
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body));
    if (given.length !== expected.length || !timingSafeEqual(given, expected))
      return send(no(401, 'SIGNATURE_INVALID'));
    const refusal = refusals.findIndex((entry) => entry.name === name);
    const refused = refusals.splice(refusal, refusal < 0 ? 0 : 1)[0];
    if (refused) return send(no(refused.status, refused.code, refused.params));
    const planned = script.findIndex((entry) => entry.name === name);
    const fault = script.splice(planned, planned < 0 ? 0 : 1)[0]?.fault ?? 'none';
    if (fault === 'lost') return incoming.socket.destroy();
    if (fault === 'busy') return send(no(503, 'SERVICE_BUSY'));
    const body = request.parse(JSON.parse(raw));
    if (body.verifyUrl !== undefined) verifyUrls.push(body.verifyUrl);
    const answer = carryOut(name, body);
    if (fault === 'mute') return incoming.socket.destroy();
    if (fault === 'busy-after') return send(no(503, 'SERVICE_BUSY'));
    if (fault === 'garbage-after') return send({ status: 200, body: '<html>' });
    return send(answer);
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** Which slot each bet that was taken was of. */
    gamesBetOn,
    /** Addresses where the ended rounds can be checked. */
    verifyUrls,
    /** Which vendor has placed each of them. */
    vendorsBetWith,
    rounds,
    /** What the linked jackpots hold. */
    pots,
    balance: () => balance,
    setBalance: (amount: bigint) => {
      balance = amount;
    },
    /** The next call of this name fails like this; several entries are used up in order. */
    plan: (name: string, ...planned: readonly Fault[]) => script.push(...planned.map((fault) => ({ name, fault }))),
    refuse: (name: string, status: number, code: ErrorCode, params: object = {}) =>
      refusals.push({ name, status, code, params }),
    /** The slot that the next launch codes are of. */
    launch: (gameId: string) => {
      launched = gameId;
    },
    /** From now on a bonus of the player allows no larger bet. */
    limitBets: (amount: string | undefined) => {
      largest = amount;
    },
    playWith: (currency: string) => {
      trialCurrency = currency;
    },
    heal: () => {
      script.length = 0;
      refusals.length = 0;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type FakeWallet = Awaited<ReturnType<typeof startFakeWallet>>;
