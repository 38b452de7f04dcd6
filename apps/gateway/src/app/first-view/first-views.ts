import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { DrawnPage, DrawRequest, FromPainter, ToPainter } from './messages.ts';

/** A drawn page is as good as new for so long. */
const FRESH_MS = 3_000;
/**
 * Older than that it is drawn anew for whoever asks; until it is there the old one serves, but no longer than this. What
 * has changed since, switches among it, the page learns when it wakes up: it makes the permission call anew.
 */
const LONGEST_MS = 60_000;
/** A visitor waits so long for a page that nobody has seen yet; then the empty one is sent. */
const PATIENCE_MS = 400;
/** Anybody may send any host name, so neither the pages that are kept nor those that wait may grow with them. */
const MOST_KEPT = 200;
const MOST_WAITING = 16;

/** Whose page it is; one drawing serves everybody who agrees in this. */
export type PageKey = Pick<DrawRequest, 'path' | 'host' | 'language'>;

/** First views of the public pages, drawn by the site's own code and kept for some seconds. */
export interface FirstViews {
  /** The page with its content; undefined when there is none (yet): the empty page does the same, later. */
  get(key: PageKey): Promise<DrawnPage | undefined>;
  /** What pages show has changed: none that was drawn before, or is being drawn, is sent to anybody who asks from now on. */
  forget(): void;
}

interface Kept {
  page: DrawnPage | undefined;
  at: number;
}

/**
 * Starts the thread that draws, when the site was built with one.
 *
 * @param template the built page without content
 */
export function createFirstViews(app: FastifyInstance, webRoot: string, template: string): FirstViews | undefined {
  if (!existsSync(join(webRoot, '.server'))) return undefined;
  const worker = new Worker(new URL('./painter.ts', import.meta.url), { workerData: { webRoot, template } });
  worker.unref();
  app.addHook('onClose', () => worker.terminate().then(() => undefined));

  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<DrawnPage | undefined>>();
  let forgotten = 0;
  const waiting = new Map<number, (page: DrawnPage | undefined) => void>();
  let paths: ReadonlySet<string> = new Set();
  let drawings = 0;

  const say = (message: ToPainter): void => worker.postMessage(message);
  worker.on('error', (error) => {
    // without the thread every page is sent empty, as a site without a gateway does
    app.log.error({ err: error }, 'pages are no longer drawn ahead');
    paths = new Set();
    for (const give of waiting.values()) give(undefined);
    waiting.clear();
  });
  worker.on('message', async (message: FromPainter) => {
    if (message.type === 'ready') paths = new Set(message.paths);
    else if (message.type === 'ask') {
      const { id, url, headers } = message;
      const { statusCode, body } = await app.inject({ method: 'GET', url, headers });
      say({ type: 'answer', id, status: statusCode, body });
    } else {
      if (message.type === 'failed') app.log.error({ reason: message.reason }, 'a page could not be drawn');
      waiting.get(message.id)?.(message.type === 'drawn' ? message.page : undefined);
      waiting.delete(message.id);
    }
  });

  const draw = async (name: string, key: PageKey): Promise<DrawnPage | undefined> => {
    const begun = underWay.get(name);
    if (begun) return begun;
    if (underWay.size >= MOST_WAITING) return undefined;
    const id = ++drawings;
    const begunAt = forgotten;
    const drawn = new Promise<DrawnPage | undefined>((resolve) => waiting.set(id, resolve)).then((page) => {
      if (underWay.get(name) === drawn) underWay.delete(name);
      if (begunAt !== forgotten) return page;
      kept.delete(name);
      kept.set(name, { page, at: performance.now() });
      const [oldest] = kept.size > MOST_KEPT ? kept.keys() : [];
      if (oldest) kept.delete(oldest);
      return page;
    });
    underWay.set(name, drawn);
    say({ type: 'draw', id, ...key });
    return drawn;
  };

  return {
    async get(key) {
      if (!paths.has(key.path)) return undefined;
      const name = `${key.host} ${key.language} ${key.path}`;
      const found = kept.get(name);
      const age = found ? performance.now() - found.at : Number.POSITIVE_INFINITY;
      if (found && age < FRESH_MS) return found.page;
      const drawn = draw(name, key);
      if (found && age < LONGEST_MS) return found.page;
      return within(drawn, PATIENCE_MS);
    },
    forget() {
      forgotten += 1;
      kept.clear();
      underWay.clear();
    },
  };
}

/** The result, if it comes in time. */
function within<T>(result: Promise<T>, ms: number): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, ms, undefined);
  return Promise.race([result, promise]).finally(() => clearTimeout(timer));
}
