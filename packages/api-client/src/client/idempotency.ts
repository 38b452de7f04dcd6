import { type ApiError, isApiError } from './errors.ts';
import { type KeyValueStorage, webStorage } from './storage.ts';

/** A command that moves money, stored before it is sent so that it survives a reload. */
export interface Intent {
  /** Value of the Idempotency-Key header: the same for every try. */
  key: string;
  /** Operation id of the contract. */
  operation: string;
  /** Path, query and body of the call. Never a secret: a password is asked for again when the intent is sent again. */
  options: unknown;
  /** Account that meant it; nobody else may send it again. */
  account: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** A try ended without a clear answer: the gateway may or may not have done it. */
  unsure: boolean;
}

export interface IntentStore {
  /**
   * Stores the intent, sends it, and removes it after a clear answer. Rejects with what `send` rejects with; after an
   * unclear end (no answer, a fault of the gateway) the intent stays, and {@link IntentStore.resend} sends it again under
   * the same key, which the gateway does at most once.
   */
  run<T>(intent: Pick<Intent, 'operation' | 'options' | 'account'>, send: (key: string) => Promise<T>): Promise<T>;
  /** Intents of an account that wait for a clear answer, oldest first. */
  pending(account: string): Intent[];
  /** Sends a pending intent again under its key. */
  resend<T>(intent: Intent, send: (key: string) => Promise<T>): Promise<T>;
  /** The reader gave it up. */
  forget(key: string): void;
}

const PREFIX = 'intent.';

/** Did the gateway decide? A fault, a time-out or "in progress" leaves open whether the money moved; maintenance is a refusal. */
function isClear(error: unknown): boolean {
  if (!isApiError(error) || error.code === 'IDEMPOTENCY_IN_PROGRESS') return false;
  return isMaintenance(error) || (error.status > 0 && error.status < 500);
}

const isMaintenance = ({ code }: ApiError): boolean => code === 'GAME_MAINTENANCE' || code === 'MAINTENANCE';

/**
 * A refusal before the operation ran (session ended, too many requests, the whole system under maintenance) says nothing about an
 * earlier try under the same key.
 */
function isBeforeOperation(error: unknown): boolean {
  if (!isApiError(error)) return false;
  return error.status === 401 || error.status === 403 || error.status === 429 || error.code === 'MAINTENANCE';
}

export function createIntentStore(storage: KeyValueStorage, now: () => number = Date.now): IntentStore {
  const read = (id: string): Intent | undefined => {
    try {
      return JSON.parse(storage.get(id) ?? '') as Intent;
    } catch {
      storage.remove(id);
      return undefined;
    }
  };
  const write = (intent: Intent): void => storage.set(PREFIX + intent.key, JSON.stringify(intent));
  const forget = (key: string): void => storage.remove(PREFIX + key);

  async function attempt<T>(intent: Intent, send: (key: string) => Promise<T>): Promise<T> {
    write(intent);
    try {
      const value = await send(intent.key);
      forget(intent.key);
      return value;
    } catch (error) {
      const settled = isClear(error) && !(intent.unsure && isBeforeOperation(error));
      if (settled) forget(intent.key);
      else write({ ...intent, unsure: true });
      throw error;
    }
  }

  return {
    run: (intent, send) => attempt({ ...intent, key: crypto.randomUUID(), createdAt: now(), unsure: false }, send),
    // A stored intent was cut off between sending and answer (a reload), so it is unsure whatever it says.
    resend: (intent, send) => attempt({ ...intent, unsure: true }, send),
    pending: (account) =>
      storage
        .keys()
        .filter((id) => id.startsWith(PREFIX))
        .flatMap((id) => read(id) ?? [])
        .filter((intent) => intent.account === account)
        .sort((a, b) => a.createdAt - b.createdAt),
    forget,
  };
}

/** A money operation as the contract describes it. */
export interface MoneyOperation {
  /** Operation id of the contract. */
  operation: string;
  /** Fields of its body that are secrets: sent, and never stored. */
  secrets: readonly string[];
}

/** Whose money it is, and what stands around each try. */
export interface MoneyContext {
  account: string;
  /** For example the question for a proof (AUTH_STEP_UP): both tries then carry one key. */
  around?: <T>(send: () => Promise<T>) => Promise<T>;
}

/**
 * Sends a money operation under a key of its own, stored before anything is sent. The generated mutations of operations
 * with `x-money` call it, so that none can be sent without.
 *
 * @param send the sdk function
 */
export function sendMoney<Options extends object, Value>(
  { operation, secrets }: MoneyOperation,
  options: Options,
  { account, around = (send) => send() }: MoneyContext,
  send: (options: Options & { idempotencyKey: string }) => Promise<Value>,
  store: IntentStore = intents,
): Promise<Value> {
  const intent = { operation, options: storable(options, secrets), account };
  return store.run(intent, (idempotencyKey) => around(() => send({ ...options, idempotencyKey })));
}

/** The parts that say what was meant: not the signal, not the client, not the secrets. */
function storable(options: { body?: unknown; path?: unknown; query?: unknown }, secrets: readonly string[]): unknown {
  const { body, path, query } = options;
  const isFields = typeof body === 'object' && body !== null;
  const told = isFields ? Object.entries(body).filter(([name]) => !secrets.includes(name)) : [];
  return { path, query, body: isFields ? Object.fromEntries(told) : body };
}

/** The page's intents. In local storage, because a closed tab must not lose one. */
export const intents: IntentStore = createIntentStore(webStorage('localStorage'));
