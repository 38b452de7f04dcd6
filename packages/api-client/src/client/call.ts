import type { RequestFlags, RequestParts } from './request.ts';
import { type ApiClient, createClient } from './transport.ts';

/** Options of every sdk function: the operation's own body, path, query and headers, and these. */
export type CallOptions<Data extends { url: string }> = Omit<Data, 'url'> & {
  /** Ends the call early; the promise then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Another client than the configured one, for example one per request on a server. */
  client?: ApiClient | undefined;
  /** Milliseconds until TIMEOUT, retries included. Default: the client's (15,000). */
  timeoutMs?: number | undefined;
};

/** Options of an operation that moves money: its key, the same for every try of one command; see ./idempotency. */
export type MoneyCallOptions<Data extends { url: string }> = CallOptions<Data> & { idempotencyKey: string };

type AnyOptions = RequestParts & { client?: ApiClient | undefined };

let current: ApiClient | undefined;

/** Makes `client` the one that calls use when they name none. */
export function setCurrentClient(client: ApiClient): void {
  current = client;
}

/** The client that calls use when they name none; until one is set: same origin, no session. */
export function currentClient(): ApiClient {
  current ??= createClient();
  return current;
}

/** Runs one operation of the contract. Called by the generated sdk only. */
export function call<Value>(
  id: string,
  method: string,
  template: string,
  options?: AnyOptions,
  flags?: RequestFlags,
): Promise<Value> {
  const { client = currentClient(), ...parts } = options ?? {};
  return client.request<Value>({ id, method, template, ...parts, ...flags });
}

/** Key of a read: the operation id first, so that `[id]` matches every call of it, then path and query when given. */
export function queryKey(id: string, options?: AnyOptions) {
  const { path, query } = options ?? {};
  return path || query ? ([id, { path, query }] as const) : ([id] as const);
}
