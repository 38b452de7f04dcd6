import type { KeySet } from '../generated/reader-types.gen.ts';
import { type Checks, claimedCode, failureOf, loadChecks, readJson, requestIdOf, unwrap } from './answer.ts';
import type { Checked } from './checked.ts';
import { hasSameContract, isOutdated } from './contract-version.ts';
import { ApiError, isApiError } from './errors.ts';
import { type ApiRequest, fillPath, queryString } from './request.ts';
import { isRetryableStatus, MAX_RETRIES, retryDelay, sleep } from './retry.ts';
import type { Sealer } from './sealed.ts';

export interface ClientConfig {
  /** Origin of the gateway without a slash at the end. Default '' = same origin. */
  baseUrl?: string | undefined;
  /** Session token at the moment of the call; undefined = visitor. */
  token?: (() => string | undefined) | undefined;
  /** Product language code of the texts in answers, sent as the header Language. */
  language?: (() => string | undefined) | undefined;
  /** Called once per token when the gateway says that the token does not count any more. */
  onSignedOut?: ((error: ApiError) => void) | undefined;
  /** Called when an answer does not match the contract, for a report to /client-errors. */
  onContractFault?: ((operationId: string, problem: string) => void) | undefined;
  /**
   * Called with every answer of a gateway whose contract this client cannot follow any more: offer to load the page
   * again. What both still understand goes on working.
   */
  onOutdated?: (() => void) | undefined;
  /** Milliseconds a call may take, retries included. Default 15,000. */
  timeoutMs?: number | undefined;
  /**
   * Which answers are checked by the contract's schema: all (`true`, the default), none, or those of a gateway whose
   * contract is another one than this client's (`if-contracts-differ`). The schemas are loaded with the first answer that
   * is checked.
   */
  validate?: boolean | 'if-contracts-differ' | undefined;
  /** Gets the check of each answer that went on without one, to run it when nothing waits: it reports what it finds. */
  onUnchecked?: ((check: () => Promise<void>) => void) | undefined;
  /** Loads what answers are checked by. Default: the schemas of the site's contract. */
  checks?: (() => Promise<Checks | undefined>) | undefined;
  /** Milliseconds before retry number n (0-based). Default: {@link retryDelay}. */
  retryDelayMs?: ((retry: number, retryAfter?: string | null) => number) | undefined;
  /** Default: the global one at the moment of the call. */
  fetch?: typeof fetch | undefined;
}

export interface ApiClient {
  /** Runs an operation and resolves with the value of its answer. Rejects with {@link ApiError}, or with the caller's abort. */
  request<Value>(request: ApiRequest): Promise<Value>;
  /** Opens an answer that is read as a stream: no timeout, no retry. Rejects with {@link ApiError} unless it is ok. */
  open(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response>;
  /** Loads the code and the keys of sealed payloads ahead of the first one; call it when a form opens. */
  prepareSealing(): Promise<void>;
  /**
   * Seals one value of a call whose other values travel open (startFreePlay).
   *
   * @param fresh loads the keys again first: the gateway answered KEY_ROTATED
   */
  seal(value: unknown, target: { method: string; path: string }, fresh?: boolean): Promise<string>;
}

/** Makes a client. One per browser; on a server one per request, so that no session or language is shared. */
export function createClient(config: ClientConfig = {}): ApiClient {
  const { baseUrl = '', timeoutMs = 15_000, validate = true, checks = loadChecks, retryDelayMs = retryDelay } = config;
  let signedOutToken: string | undefined;
  let sealer: Promise<Sealer> | undefined;

  /** One exchange. NETWORK when no answer came; the signal's own reason when it was aborted. */
  async function exchange(path: string, init: RequestInit & { signal: AbortSignal }): Promise<Response> {
    let response: Response;
    try {
      response = await (config.fetch ?? fetch)(baseUrl + path, { credentials: 'include', ...init });
    } catch (cause) {
      init.signal.throwIfAborted();
      throw new ApiError({ code: 'NETWORK', status: 0, cause });
    }
    if (isOutdated(response)) config.onOutdated?.();
    return response;
  }

  function headersOf(token: string | undefined, more?: Record<string, unknown>): Headers {
    const headers = new Headers({ Accept: 'application/json' });
    const language = config.language?.();
    if (language) headers.set('Language', language);
    if (token) headers.set('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(more ?? {})) if (value !== undefined) headers.set(name, String(value));
    return headers;
  }

  /** The gateway ended the session: tell once per token, and not when another session has begun meanwhile. */
  function noticeSignedOut(error: ApiError, token: string | undefined): void {
    if (error.status !== 401 || !error.code.startsWith('AUTH_TOKEN_')) return;
    if (!token || token === signedOutToken || token !== config.token?.()) return;
    signedOutToken = token;
    config.onSignedOut?.(error);
  }

  async function failed(response: Response, body: unknown, token: string | undefined): Promise<ApiError> {
    const error = await failureOf(response, body, await checks());
    noticeSignedOut(error, token);
    return error;
  }

  /** What the schema of an operation says of a value; what is wrong is reported. */
  async function check(id: string, value: unknown): Promise<Checked> {
    const result = (await checks())?.checked(id, value) ?? { value };
    if (result.problem !== undefined) config.onContractFault?.(id, result.problem);
    return result;
  }

  /** Value of a good answer, checked by the schema of its operation. */
  async function checkedValue(id: string, response: Response, body: unknown): Promise<unknown> {
    const value = unwrap(body);
    if (!validate) return value;
    if (validate === 'if-contracts-differ' && hasSameContract(response)) {
      config.onUnchecked?.(() => check(id, value).then(() => undefined));
      return value;
    }
    const result = await check(id, value);
    if (result.problem === undefined) return result.value;
    throw new ApiError({ code: 'UNREADABLE', status: response.status, requestId: requestIdOf(response) });
  }

  function sealerOf(): Promise<Sealer> {
    sealer ??= import('./sealed.ts').then(
      ({ createSealer }) =>
        createSealer(() => request<KeySet>({ id: 'getKeySet', method: 'GET', template: '/.well-known/jwks.json' })),
      (cause: unknown) => {
        sealer = undefined; // the chunk did not load: the next try asks again
        throw new ApiError({ code: 'NETWORK', status: 0, cause });
      },
    );
    return sealer;
  }

  async function bodyOf({ body, sealed, form, method }: ApiRequest, path: string): Promise<string | undefined> {
    if (body === undefined) return undefined;
    if (form) return queryString(body as Record<string, unknown>).slice(1);
    if (!sealed) return JSON.stringify(body);
    return JSON.stringify({ value: await (await sealerOf()).seal(body, { method, path }) });
  }

  /** Sends, with retries for reads, and reads the answer. */
  async function send(call: ApiRequest, signal: AbortSignal): Promise<unknown> {
    const path = fillPath(call.template, call.path);
    const token = config.token?.();
    const headers = headersOf(token, call.headers);
    if (call.money) headers.set('Idempotency-Key', keyOf(call));
    const body = await bodyOf(call, path);
    if (body !== undefined)
      headers.set('Content-Type', call.form ? 'application/x-www-form-urlencoded' : 'application/json');
    const init = { method: call.method, headers, signal, ...(body !== undefined && { body }) };
    const retries = call.method === 'GET' ? MAX_RETRIES : 0;
    for (let retry = 0; ; retry++) {
      try {
        const response = await exchange(path + queryString(call.query), init);
        const answer = call.empty && response.ok ? undefined : await readJson(response);
        if (response.ok) return call.empty ? undefined : await checkedValue(call.id, response, answer);
        const again =
          retry < retries && isRetryableStatus(response.status) && !`${claimedCode(answer)}`.endsWith('MAINTENANCE');
        if (!again) throw await failed(response, answer, token);
        await sleep(retryDelayMs(retry, response.headers.get('Retry-After')), signal);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'NETWORK' || retry >= retries) throw error;
        await sleep(retryDelayMs(retry), signal);
      }
    }
  }

  async function request<Value>(call: ApiRequest): Promise<Value> {
    const deadline = AbortSignal.timeout(call.timeoutMs ?? timeoutMs);
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
    const rotated = async (error: unknown): Promise<unknown> => {
      if (!call.sealed || !isApiError(error) || error.code !== 'KEY_ROTATED') throw error;
      await (await sealerOf()).reload();
      return send(call, signal);
    };
    try {
      return (await untilAborted(send(call, signal).catch(rotated), signal)) as Value;
    } catch (error) {
      if (isApiError(error)) throw error;
      call.signal?.throwIfAborted();
      if (deadline.aborted) throw new ApiError({ code: 'TIMEOUT', status: 0, cause: error });
      throw new ApiError({ code: 'UNKNOWN', status: 0, cause: error });
    }
  }

  return {
    request,
    async open(path, headers, signal) {
      const token = config.token?.();
      const response = await exchange(path, { headers: headersOf(token, headers), signal });
      if (!response.ok) throw await failed(response, await readJson(response), token);
      return response;
    },
    async prepareSealing() {
      await (await sealerOf()).prepare();
    },
    async seal(value, target, fresh = false) {
      const sealer = await sealerOf();
      if (fresh) await sealer.reload();
      return sealer.seal(value, target);
    },
  };
}

/** Not everything a call waits for can be cut off by its signal (a chunk, the keys): the caller is let go all the same. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, failed) => {
    if (signal.aborted) failed(signal.reason);
    else signal.addEventListener('abort', () => failed(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

function keyOf({ id, idempotencyKey }: ApiRequest): string {
  if (!idempotencyKey) throw new TypeError(`${id} moves money: send it by its mutation or with a key`);
  return idempotencyKey;
}
