import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { createBrandPage } from './brand-page.ts';
import { faceLinks } from './face-links.ts';
import type { Answer, FromRenderer, RenderedPage, ToRenderer } from './messages.ts';
import { createSheetInliner, createStyleSheets, type StyledPage } from './style-sheets.ts';

/** The built program of the site that renders pages. */
interface SiteProgram {
  serverRenderedPaths: readonly string[];
  serverRenderedFolders: readonly string[];
  renderOnServer(
    request: { path: string; host: string; language: string; template: string; files: object },
    fetch: (url: string, init?: RequestInit) => Promise<Response>,
  ): Promise<string | undefined>;
}

/**
 * A thread that renders pages: rendering takes tens of milliseconds in which the gateway must go on answering, and language
 * and client belong to the process, so one page is rendered after the other.
 */
const port = parentPort;
if (!port) throw new Error('renderer.ts runs as a thread.');
const { webRoot, template } = workerData as { webRoot: string; template: string };
const program = pathToFileURL(join(webRoot, '.server', 'server.js')).href;
const { serverRenderedPaths, serverRenderedFolders, renderOnServer } = (await import(program)) as SiteProgram;
const files: object = JSON.parse(readFileSync(join(webRoot, '.vite', 'manifest.json'), 'utf8'));
const withStyles = createStyleSheets(webRoot, template);
const inBrand = createBrandPage(webRoot);
const withInlineSheets = createSheetInliner(webRoot);
const say = (message: FromRenderer): void => port.postMessage(message);

const asked = new Map<number, (answer: Answer) => void>();
let calls = 0;

/** Asks the gateway by a message: no socket, and nothing but reads. */
const fetch = async (url: string, { method = 'GET', headers }: RequestInit = {}): Promise<Response> => {
  if (method !== 'GET') throw new Error(`A page asked to ${method} ${url} while it was rendered.`);
  const id = ++calls;
  const answer = new Promise<Answer>((resolve) => asked.set(id, resolve));
  say({ type: 'ask', id, url, headers: Object.fromEntries(new Headers(headers)) });
  const { status, body } = await answer;
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
};

let rendering: Promise<unknown> = Promise.resolve();
port.on('message', (message: ToRenderer) => {
  if (message.type === 'answer') {
    asked.get(message.id)?.(message);
    asked.delete(message.id);
    return;
  }
  const { id, brand, name, head, ...request } = message;
  rendering = rendering.then(async () => {
    try {
      const html = await renderOnServer({ ...request, template, files }, fetch);
      const page = html && pack(withInlineSheets(inBrand(withStyles(html), { brand, name, head })));
      say({ type: 'rendered', id, page: page || undefined });
    } catch (error) {
      say({ type: 'failed', id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
});
function pack({ html, styleHashes }: StyledPage): RenderedPage {
  const identity = Buffer.from(html);
  return {
    styleHashes,
    faces: faceLinks(html),
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    bodies: {
      identity,
      gzip: gzipSync(identity),
      br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    },
  };
}

say({ type: 'ready', paths: serverRenderedPaths, folders: serverRenderedFolders });
