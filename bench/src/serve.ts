import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { html, script, stylesheet } from '../baselines/html/page.ts';

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

/** Serves files from memory, compressed like the gateway serves its own. */
async function serveFiles(files: ReadonlyMap<string, Buffer>): Promise<Site> {
  const compressed = new Map([...files].map(([path, body]) => [path, gzipSync(body)]));
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '').split('?')[0];
    const body = compressed.get(path ?? '');
    response.writeHead(body ? 200 : 404, {
      'Content-Type': types[extname(path ?? '')] ?? 'text/plain',
      'Content-Encoding': 'gzip',
    });
    response.end(body ?? gzipSync(''));
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

/** The static baseline page. */
export const serveHtml = (): Promise<Site> =>
  serveFiles(
    new Map([
      ['/index.html', Buffer.from(html)],
      ['/style.css', Buffer.from(stylesheet)],
      ['/page.js', Buffer.from(script)],
    ]),
  );

/** The bare React baseline page, built as a product would be. */
export async function serveBare(): Promise<Site> {
  const root = fileURLToPath(new URL('../baselines/bare/', import.meta.url));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((item) => ('output' in item ? item.output : []));
  const files = outputs.map((output): [string, Buffer] => [
    `/${output.fileName}`,
    Buffer.from(output.type === 'chunk' ? output.code : output.source),
  ]);
  return serveFiles(new Map(files));
}

/** The built workshop, for parts that no page of the demo shows in such numbers. */
export async function serveStories(): Promise<Site> {
  const root = fileURLToPath(new URL('../../apps/storybook/storybook-static/', import.meta.url));
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return serveFiles(new Map(paths.map((path) => [`/${relative(root, path)}`, readFileSync(path)])));
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

/** The real site: gateway, database, images and all, on a database of its own. */
export async function serveOurs(port: number, { folder, env: more }: ServeOptions = {}): Promise<Site> {
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
