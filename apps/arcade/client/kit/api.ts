/** Calls to the vendor's own server: JSON in an envelope, the token in a header, a time limit on every call. */
import { count, list, money, object, type Shape, text } from './shape.ts';

/** Milliseconds to wait for an answer. */
const timeoutMs = 15_000;

interface ErrorDetails {
  readonly retryAfter?: number;
  readonly reason?: string | undefined;
  readonly stakes?: readonly string[];
  readonly largest?: string | undefined;
}

/** A call failed. `NETWORK` stands for everything that is no answer of the server. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: string;
  /** Seconds until the call may be tried again; 0 where the server says nothing. */
  readonly retryAfter: number;
  /** Why the wallet refused, where the server says so. */
  readonly reason: string | undefined;
  /** Stakes that the game takes, where the one that was sent is none of them. */
  readonly stakes: readonly string[];
  /** Largest bet that a bonus allows, where the one that was sent is above it. */
  readonly largest: string | undefined;

  constructor(code: string, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.retryAfter = details.retryAfter ?? 0;
    this.reason = details.reason;
    this.stakes = details.stakes ?? [];
    this.largest = details.largest;
  }

  /** Nobody knows whether the call was carried out: the same call must be made again. */
  get isUncertain(): boolean {
    return ['NETWORK', 'UNKNOWN', 'SERVICE_BUSY', 'WALLET_UNREACHABLE'].includes(this.code);
  }
}

export interface Call {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  readonly token?: string | undefined;
  /** Makes a repeated call the same call. */
  readonly idempotencyKey?: string;
}

const stakesOf = list(money);

const failure = object({ error: object({ code: text, params: (params) => params }) });

function failureOf(answer: unknown): ApiError {
  const { code, params } = failure(answer).error;
  const details = typeof params === 'object' && params !== null ? params : {};
  return new ApiError(code, {
    retryAfter: 'retryAfter' in details ? count(details.retryAfter) : 0,
    reason: 'reason' in details ? text(details.reason) : undefined,
    stakes: 'stakes' in details ? stakesOf(details.stakes) : [],
    largest: 'largest' in details ? money(details.largest) : undefined,
  });
}

/**
 * Opens a stream of server-sent events. By fetch, because the token goes into a header and into no address.
 *
 * @throws ApiError for a refusal or a broken connection
 */
export async function openEvents(
  path: string,
  {
    token,
    lastId,
    signal,
  }: { readonly token: string; readonly lastId: string | undefined; readonly signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  try {
    const response = await fetch(path, {
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
      },
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    });
    if (!response.ok) throw failureOf(await response.json());
    if (!response.body) throw new ApiError('NETWORK');
    return response.body;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('NETWORK');
  }
}

/**
 * One call.
 *
 * @throws ApiError for a refusal, a broken connection, a slow or an unreadable answer
 */
export async function callApi<T>(path: string, shape: Shape<T>, call: Call = {}): Promise<T> {
  try {
    const response = await fetch(path, {
      method: call.method ?? (call.body ? 'POST' : 'GET'),
      headers: {
        ...(call.body ? { 'content-type': 'application/json' } : {}),
        ...(call.token ? { authorization: `Bearer ${call.token}` } : {}),
        ...(call.idempotencyKey ? { 'idempotency-key': call.idempotencyKey } : {}),
      },
      ...(call.body ? { body: JSON.stringify(call.body) } : {}),
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw failureOf(answer);
    return object({ value: shape })(answer).value;
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('NETWORK');
  }
}
