/** The operator's seamless wallet, reached over HTTP as any outside vendor reaches it. */
import { createHmac } from 'node:crypto';
import type {
  ErrorCode,
  VendorAuthenticateRequest,
  VendorBalance,
  VendorBalanceRequest,
  VendorBetRequest,
  VendorEndRoundRequest,
  VendorEndRoundResult,
  VendorJackpots,
  VendorJackpotsRequest,
  VendorRollbackRequest,
  VendorRollbackResult,
  VendorSession,
  VendorTransactionResult,
  VendorWinRequest,
} from '@mekong/api-client/contract/types';
import {
  zFailure,
  zVendorBalance,
  zVendorEndRoundResult,
  zVendorJackpots,
  zVendorRollbackResult,
  zVendorSession,
  zVendorTransactionResult,
} from '@mekong/api-client/contract/validators';

/**
 * Answer of a call. `refused`: the wallet decided against it and moved nothing. `unknown`: no answer, or none that can be
 * believed; the call may have been carried out.
 */
export type WalletAnswer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      /** Largest bet that a bonus of the player allows, where the bet was above it. */
      readonly largest?: string | undefined;
    }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface WalletClient {
  authenticate(body: VendorAuthenticateRequest): Promise<WalletAnswer<VendorSession>>;
  balance(body: VendorBalanceRequest): Promise<WalletAnswer<VendorBalance>>;
  bet(body: VendorBetRequest): Promise<WalletAnswer<VendorTransactionResult>>;
  win(body: VendorWinRequest): Promise<WalletAnswer<VendorTransactionResult>>;
  rollback(body: VendorRollbackRequest): Promise<WalletAnswer<VendorRollbackResult>>;
  endRound(body: VendorEndRoundRequest): Promise<WalletAnswer<VendorEndRoundResult>>;
  jackpots(body: VendorJackpotsRequest): Promise<WalletAnswer<VendorJackpots>>;
}

interface WalletClientOptions {
  /** Address under which `/vendor/v1/...` answers. */
  readonly walletUrl: string;
  readonly vendorId: string;
  /** Shared secret of the vendor. */
  readonly secret: string;
  /** Milliseconds to wait for an answer. */
  readonly timeoutMs: number;
}

/** Schema of a successful answer's value. */
interface Schema<T> {
  safeParse(input: unknown): { success: true; data: T } | { success: false };
}

/** HMAC-SHA256 over `<timestamp>.<raw body>`, as the wallet's contract asks. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** A client of the wallet for one vendor. It never throws for a failing call: what is unknown is an answer of its own kind. */
export function createWalletClient({ walletUrl, vendorId, secret, timeoutMs }: WalletClientOptions): WalletClient {
  async function call<T>(name: string, body: object, schema: Schema<T>): Promise<WalletAnswer<T>> {
    const raw = JSON.stringify(body);
    const timestamp = String(Date.now());
    try {
      const response = await fetch(new URL(`/vendor/v1/${name}`, walletUrl), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-vendor': vendorId,
          'x-timestamp': timestamp,
          'x-signature': signatureOf(secret, timestamp, raw),
        },
        body: raw,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return read(response.status, await response.json(), schema);
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.name : 'failed' };
    }
  }
  return {
    authenticate: (body) => call('authenticate', body, zVendorSession),
    balance: (body) => call('balance', body, zVendorBalance),
    bet: (body) => call('bet', body, zVendorTransactionResult),
    win: (body) => call('win', body, zVendorTransactionResult),
    rollback: (body) => call('rollback', body, zVendorRollbackResult),
    endRound: (body) => call('endround', body, zVendorEndRoundResult),
    jackpots: (body) => call('jackpots', body, zVendorJackpots),
  };
}

/** The wallet as each vendor reaches it: the same address, signed with that vendor's own secret. */
export interface Wallets {
  /** Codes of the vendors whose secret is known. */
  readonly vendors: readonly string[];
  has(vendor: string): boolean;
  /** A vendor whose secret has been taken away gets no answer: its open rounds wait until the secret is back. */
  of(vendor: string): WalletClient;
}

const silence: WalletAnswer<never> = { kind: 'unknown', reason: 'no secret' };
const silent = async () => silence;
const withoutSecret: WalletClient = {
  authenticate: silent,
  balance: silent,
  bet: silent,
  win: silent,
  rollback: silent,
  endRound: silent,
  jackpots: silent,
};

export interface WalletsOptions extends Omit<WalletClientOptions, 'vendorId' | 'secret'> {
  /** By the code of the vendor. */
  readonly secrets: Readonly<Record<string, string>>;
}

export function createWallets({ secrets, walletUrl, timeoutMs }: WalletsOptions): Wallets {
  const clients = new Map(
    Object.entries(secrets).map(([vendorId, secret]) => [
      vendorId,
      createWalletClient({ walletUrl, vendorId, secret, timeoutMs }),
    ]),
  );
  return {
    vendors: [...clients.keys()],
    has: (vendor) => clients.has(vendor),
    of: (vendor) => clients.get(vendor) ?? withoutSecret,
  };
}

function read<T>(status: number, answer: unknown, schema: Schema<T>): WalletAnswer<T> {
  if (status === 200 && typeof answer === 'object' && answer !== null && 'value' in answer) {
    const value = schema.safeParse(answer.value);
    if (value.success) return { kind: 'ok', value: value.data };
  }
  const failure = zFailure.safeParse(answer);
  const { code, params } = failure.data?.error ?? {};
  // 408, 429 and 5xx say nothing about whether the call was carried out before it failed, but for a game that is switched off
  const decided = (status >= 400 && status < 500 && status !== 408 && status !== 429) || code === 'GAME_MAINTENANCE';
  if (code && decided) return { kind: 'refused', code, largest: params?.kind === 'bonus' ? params.left : undefined };
  return { kind: 'unknown', reason: code ?? `HTTP ${status}` };
}
