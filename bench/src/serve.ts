import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { css, sample } from '../baselines/data.ts';
import { html, script } from '../baselines/html/page.ts';
import type { Shown } from './content.ts';

export interface Site {
  readonly url: string;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A file in memory, with its type where its name does not say it. */
interface File {
  readonly body: Buffer | string;
  readonly type?: string | undefined;
}

/** Serves files from memory, texts compressed like the gateway serves its own. */
async function serveFiles(files: ReadonlyMap<string, File>): Promise<Site> {
  const sent = new Map(
    [...files].map(([path, { body, type = types[extname(path)] ?? 'text/plain' }]) => {
      const isPicture = type.startsWith('image/') && !type.includes('svg');
      return [path, { body: isPicture ? body : gzipSync(body), type, isPicture }] as const;
    }),
  );
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const file = sent.get(url) ?? sent.get(url.split('?')[0] ?? '');
    response.writeHead(file ? 200 : 404, {
      'Content-Type': file?.type ?? 'text/plain',
      ...(file?.isPicture ? {} : { 'Content-Encoding': 'gzip' }),
    });
    response.end(file?.body ?? gzipSync(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** What a baseline shows, by the path of each page. */
export type Pages = ReadonlyMap<string, Shown>;

const samplePages: Pages = new Map([['/', { content: sample, pictures: new Map() }]]);

const picturesOf = (pages: Pages): [string, File][] =>
  [...pages.values()].flatMap(({ pictures }) =>
    [...pictures].map(([path, picture]): [string, File] => [path, picture]),
  );

/**
 * The static baseline: what the bare one renders, as HTML.
 *
 * @param browser renders it
 */
export async function serveHtml(browser: Browser, bare: Site, pages: Pages = samplePages): Promise<Site> {
  const page = await browser.newPage();
  const files = new Map<string, File>([
    ['/style.css', { body: css }],
    ['/page.js', { body: script }],
    ...picturesOf(pages),
  ]);
  for (const path of pages.keys()) {
    await page.goto(bare.url + path.slice(1), { waitUntil: 'networkidle' });
    await page.locator('main').waitFor();
    await page.locator('style').evaluateAll((styles) => {
      for (const style of styles) style.remove();
    });
    files.set(path, { body: html(await page.locator('#root').innerHTML()), type: 'text/html' });
  }
  await page.close();
  return serveFiles(files);
}

/**
 * The bare React baseline, built as a product would be.
 *
 * @param browser counts its elements, so that it gets as many as ours has
 */
export async function serveBare(browser: Browser, pages: Pages = samplePages): Promise<Site> {
  const root = fileURLToPath(new URL('../baselines/bare/', import.meta.url));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((item) => ('output' in item ? item.output : []));
  const built = outputs.map((output): [string, File] => [
    `/${output.fileName}`,
    { body: Buffer.from(output.type === 'chunk' ? output.code : output.source) },
  ]);
  const template = String(new Map(built).get('/index.html')?.body);
  const withPages = (more: ReadonlyMap<string, number>): Map<string, File> =>
    new Map([
      ...built,
      ...picturesOf(pages),
      ...[...pages].map(([path, { content }]): [string, File] => {
        const json = JSON.stringify({ ...content, more: more.get(path) ?? 0 }).replaceAll('<', '\\u003c');
        return [path, { body: template.replace('id="content">', () => `id="content">${json}`), type: 'text/html' }];
      }),
    ]);
  const first = await serveFiles(withPages(new Map()));
  const more = new Map<string, number>();
  const page = await browser.newPage();
  for (const [path, { content }] of pages) {
    await page.goto(first.url + path.slice(1));
    await page.locator('main').waitFor();
    more.set(path, Math.max(0, content.elements - (await page.locator('*').count())));
  }
  await page.close();
  await first.close();
  return serveFiles(withPages(more));
}

/** The built workshop, for parts that no page of the demo shows in such numbers. */
export async function serveStories(): Promise<Site> {
  const root = fileURLToPath(new URL('../../apps/storybook/storybook-static/', import.meta.url));
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return serveFiles(new Map(paths.map((path) => [`/${relative(root, path)}`, { body: readFileSync(path) }])));
}

/** Where the real site is served, with its vendor on the next port. */
export const benchPort = Number(process.env.BENCH_PORT ?? 8380);

/** A folder for a database of the bench, its key and its pictures; whoever serves from it takes it away. */
export const dataFolder = (): string => mkdtempSync(join(tmpdir(), 'mekong-bench-'));

/** Where the database lies in such a folder. */
export const databaseIn = (folder: string): string => join(folder, 'data');

export interface ServeOptions {
  /** Folder of a database that was filled before; one of the demo alone by default. */
  folder?: string | undefined;
  /** Further settings of the gateway. */
  env?: Readonly<Record<string, string>> | undefined;
}

/** The real site: gateway, database, images and all, on a database of its own; or the one at `BENCH_SITE`, which runs already. */
export async function serveOurs(port: number, { folder, env: more }: ServeOptions = {}): Promise<Site> {
  const running = process.env.BENCH_SITE;
  if (running) return { url: running, close: () => Promise.resolve() };
  const home = folder ?? dataFolder();
  const main = fileURLToPath(new URL('../../apps/gateway/src/main.ts', import.meta.url));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    VENDOR_PORT: String(port + 1),
    OPERATIONS_PORT: String(port + 2),
    DATA_DIR: databaseIn(home),
    RATE_LIMIT_SCALE: '1000',
    ...more,
  };
  const child: ChildProcess = spawn('node', [main, '--demo'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://localhost:${port}/`;
  for (let tries = 0; ; tries++) {
    const ready = await fetch(`${url}readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    if (child.exitCode !== null || tries > 3_000) throw new Error('The gateway did not start: see its message above.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
