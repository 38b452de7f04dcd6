import { statusOf } from '@mekong/api-client/reach';
import { reloadedKey } from './reloaded-key.ts';
import { aheadAttribute } from './server-rendered.ts';

/**
 * Why a part of the site could not be loaded: the server does not have it, which is so after a new version; it
 * did not come in time; or something else went wrong, most often the connection.
 */
export type ChunkFailure = 'missing' | 'timeout' | 'error';

/** A part of the site that could not be loaded, after what could be done about it by itself was done. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly kind: ChunkFailure;

  constructor(kind: ChunkFailure, cause: unknown) {
    super(`chunk: ${kind}`, { cause });
    this.kind = kind;
  }
}

/** Narrows a caught value. */
export const isChunkError = (error: unknown): error is ChunkError => error instanceof ChunkError;

/** What loading depends on; replaced in tests. */
export interface ChunkSurroundings {
  /** HTTP status of an address; rejects when the server cannot be reached. */
  readonly statusOf: (url: string) => Promise<number>;
  /** Which version of the site this page is. */
  readonly version: () => string;
  /** The version that was loaded anew in this tab before, if storage remembers; throws where it cannot. */
  readonly reloaded: { get(): string | null; set(version: string): void };
  /** Somebody is typing: a reload would take it away. */
  readonly isTyping: () => boolean;
  /** Something is being loaded before anybody asked for it, see {@link loadAhead}. */
  readonly isAhead: () => boolean;
  readonly reload: () => void;
}

/** Milliseconds after which a part counts as not coming. */
export const chunkTimeout = 120_000;

/** A time limit that passes so many milliseconds too late has been slept through by the device: it begins anew. */
const sleepSign = 10_000;

const fields = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

const ahead = new Set<symbol>();

/**
 * Loads something before anybody asks for it, because the pointer came near. A part that is missing then reloads nothing:
 * the page stays under the pointer, and whoever presses has it loaded again.
 */
export async function loadAhead<Value>(load: () => Promise<Value>): Promise<Value> {
  const own = Symbol();
  ahead.add(own);
  try {
    return await load();
  } finally {
    ahead.delete(own);
  }
}

/** Whether something is on its way that nobody has asked for. */
export const isAhead = (): boolean => ahead.size > 0;

/** Somebody goes somewhere: what is on its way is needed now. */
export const needNow = (): void => ahead.clear();

const browser: ChunkSurroundings = {
  statusOf,
  // the name of the entry carries the hash of all that it can lead to; of a server-rendered page others stand before it
  version: () =>
    document.querySelector<HTMLScriptElement>(`script[type=module][src]:not([${aheadAttribute}])`)?.src ?? '',
  reloaded: {
    get: () => sessionStorage.getItem(reloadedKey),
    set: (version) => sessionStorage.setItem(reloadedKey, version),
  },
  isTyping: () => document.activeElement?.matches(fields) ?? false,
  isAhead,
  reload: () => location.reload(),
};

/** The address that a browser names in its message; there is no other place where it stands. */
const urlIn = (error: unknown): string | undefined => /https?:\/\/\S+?\.(?:js|css)\b/.exec(String(error))?.[0];

function afterTimeout(): { readonly ends: Promise<never>; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ends = new Promise<never>((_, fail) => {
    const wait = (): void => {
      const due = Date.now() + chunkTimeout;
      timer = setTimeout(() => {
        if (Date.now() - due > sleepSign) wait();
        else fail(new ChunkError('timeout', undefined));
      }, chunkTimeout);
    };
    wait();
  });
  return { ends, stop: () => clearTimeout(timer) };
}

/** One reload for each version of the site, and none that could repeat, lose what is typed or lead to a dead server. */
function mayReload({ version, reloaded, isTyping, isAhead }: ChunkSurroundings): boolean {
  if (isTyping() || isAhead()) return false;
  try {
    if (reloaded.get() === version()) return false;
    reloaded.set(version());
    return true;
  } catch {
    return false; // nothing would stop the next reload
  }
}

/**
 * Loads a part of the site. When it cannot be loaded although the server answers, the page is loaded anew, once for each
 * version; the promise then stays open, since the page is about to go. The build puts this around every `import()`
 * of our own (build/guard-imports.ts).
 *
 * @param load the `import()`
 * @throws ChunkError when a reload could not help, or did not
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  surroundings: ChunkSurroundings = browser,
): Promise<Module> {
  const timeout = afterTimeout();
  try {
    return await Promise.race([load(), timeout.ends]);
  } catch (cause) {
    // a part of a part has failed: it has been seen to there
    if (isChunkError(cause) && cause.kind !== 'timeout') throw cause;
    const url = urlIn(cause);
    const status = await surroundings.statusOf(url ?? '/').catch(() => 0);
    const kind = isChunkError(cause) ? 'timeout' : url && status === 404 ? 'missing' : 'error';
    if (status === 0 || !mayReload(surroundings)) throw isChunkError(cause) ? cause : new ChunkError(kind, cause);
    surroundings.reload();
    return new Promise<never>(() => undefined);
  } finally {
    timeout.stop();
  }
}
