import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Executor } from '../../../kernel/db/types.ts';
import { addClicks } from './links.repository.ts';

/** Codes that wait to be written at most: whoever sends more than that is no visitor. */
const MOST_WAITING = 1_000;
const FLUSH_MS = 2_000;

/**
 * The code of an agent's link that a page is opened by.
 *
 * @returns undefined for whatever is no opening: calls, files, pages fetched ahead, and pages that are loaded again
 */
export function openedCode({ method, headers, query }: Pick<FastifyRequest, 'method' | 'headers' | 'query'>) {
  const { affiliateCode: code } = query as { affiliateCode?: unknown };
  if (method !== 'GET' || typeof code !== 'string' || !/^[A-Za-z0-9_-]{1,40}$/.test(code)) return undefined;
  if (!String(headers.accept).includes('text/html')) return undefined;
  if (headers['sec-purpose'] !== undefined || headers.purpose === 'prefetch') return undefined;
  if (/max-age=0|no-cache/.test(String(headers['cache-control']))) return undefined;
  return code.toUpperCase();
}

/** Counts how often links are opened: a number per code, written every two seconds, and nothing about the visitor. */
export function createClicks(db: Executor, log: Pick<FastifyBaseLogger, 'error'>) {
  let waiting = new Map<string, number>();

  const flush = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const clicks = waiting;
    waiting = new Map();
    await addClicks(db, clicks).catch((error: unknown) => log.error({ err: error }, 'openings of links are lost'));
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();

  return {
    register(app: FastifyInstance): void {
      app.addHook('onResponse', async (request, reply) => {
        const code = reply.statusCode === 200 || reply.statusCode === 304 ? openedCode(request) : undefined;
        if (code === undefined || (waiting.size >= MOST_WAITING && !waiting.has(code))) return;
        waiting.set(code, (waiting.get(code) ?? 0) + 1);
      });
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
