import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import type { PageOwner } from './brand-page.ts';
import type { FromRenderer, RenderedPage, RenderRequest, ToRenderer } from './messages.ts';

/** A rendered page is as good as new for so long. */
const FRESH_MS = 3_000;
/**
 * Older than that it is rendered anew for whoever asks; until it is there the old one serves, but no longer than this. What
 * has changed since, switches among it, the page learns when it is hydrated: it makes the permission call anew.
 */
const LONGEST_MS = 60_000;
/** A visitor waits so long for a page that nobody has seen yet; then the empty one is sent. */
const PATIENCE_MS = 400;
/** Anybody may send any host name, so neither the pages that are kept nor those that wait may grow with them. */
const MOST_KEPT = 200;
const MOST_WAITING = 16;

/** Whose page it is; one rendering serves everybody who agrees in this. */
export type PageKey = Pick<RenderRequest, 'path' | 'host' | 'language' | keyof PageOwner>;

/** The public pages, rendered by the site's own code and kept for some seconds. */
export interface RenderedPages {
  /**
   * The page with its content; undefined when there is none (yet): the empty page does the same, later. Only for pages that
   * exist: anybody may make up paths.
   */
  get(key: PageKey): Promise<RenderedPage | undefined>;
  /** What pages show has changed: none that was rendered before, or is being rendered, is sent to anybody who asks from now on. */
  forget(): void;
}

interface Kept {
  page: RenderedPage | undefined;
  at: number;
}

/**
 * Starts the thread that renders, when the site was built with one.
 *
 * @param template the built page without content
 */
export function createRenderedPages(
  app: FastifyInstance,
  webRoot: string,
  template: string,
): RenderedPages | undefined {
  if (!existsSync(join(webRoot, '.server'))) return undefined;
  const worker = new Worker(new URL('./renderer.ts', import.meta.url), { workerData: { webRoot, template } });
  worker.unref();
  app.addHook('onClose', () => worker.terminate().then(() => undefined));

  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<RenderedPage | undefined>>();
  let forgotten = 0;
  const waiting = new Map<number, (page: RenderedPage | undefined) => void>();
  let isRendered = (_path: string): boolean => false;
  let drawings = 0;

  const say = (message: ToRenderer): void => worker.postMessage(message);
  worker.on('error', (error) => {
    // without the thread every page is sent empty, as a site without a gateway does
    app.log.error({ err: error }, 'pages are no longer rendered ahead');
    isRendered = () => false;
    for (const give of waiting.values()) give(undefined);
    waiting.clear();
  });
  worker.on('message', async (message: FromRenderer) => {
    if (message.type === 'ready') {
      const { paths, folders } = message;
      isRendered = (path) => paths.includes(path) || folders.some((folder) => path.startsWith(folder));
    } else if (message.type === 'ask') {
      const { id, url, headers } = message;
      const { statusCode, body } = await app.inject({ method: 'GET', url, headers });
      say({ type: 'answer', id, status: statusCode, body });
    } else {
      if (message.type === 'failed') app.log.error({ reason: message.reason }, 'a page could not be rendered');
      waiting.get(message.id)?.(message.type === 'rendered' ? message.page : undefined);
      waiting.delete(message.id);
    }
  });

  const render = async (name: string, key: PageKey): Promise<RenderedPage | undefined> => {
    const begun = underWay.get(name);
    if (begun) return begun;
    if (underWay.size >= MOST_WAITING) return undefined;
    const id = ++drawings;
    const begunAt = forgotten;
    const rendered = new Promise<RenderedPage | undefined>((resolve) => waiting.set(id, resolve)).then((page) => {
      if (underWay.get(name) === rendered) underWay.delete(name);
      if (begunAt !== forgotten) return page;
      kept.delete(name);
      kept.set(name, { page, at: performance.now() });
      const [oldest] = kept.size > MOST_KEPT ? kept.keys() : [];
      if (oldest) kept.delete(oldest);
      return page;
    });
    underWay.set(name, rendered);
    say({ type: 'render', id, ...key });
    return rendered;
  };

  return {
    async get(key) {
      if (!isRendered(key.path)) return undefined;
      const name = JSON.stringify([key.host, key.language, key.brand, key.name, key.path, key.head?.tags]);
      const found = kept.get(name);
      const age = found ? performance.now() - found.at : Number.POSITIVE_INFINITY;
      if (found && age < FRESH_MS) return found.page;
      const rendered = render(name, key);
      if (found && age < LONGEST_MS) return found.page;
      return within(rendered, PATIENCE_MS);
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
