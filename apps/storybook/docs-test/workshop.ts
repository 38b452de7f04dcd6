import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type Axe from 'axe-core';
import { chromium, type Page } from 'playwright';
import { executablePath } from '../browser.shared.ts';

declare global {
  interface Window {
    /** How the preview of Storybook is spoken to, and what it tells. */
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      emit(event: 'setCurrentStory', value: object): void;
      on(event: 'storyFinished', listener: (value: { storyId: string }) => void): void;
      on(event: 'docsRendered', listener: (id: string) => void): void;
      on(event: 'playFunctionThrewException', listener: (error: { message: string }) => void): void;
      on(event: 'unhandledErrorsWhilePlaying', listener: (errors: { message: string }[]) => void): void;
    };
    /** The checker of accessibility, where a test has put it into the page. */
    readonly axe: typeof Axe;
    /** What a test writes down in the preview: what failed while stories were played, and which ones have ended. */
    workshopLog: { failures: string[]; finished: string[] };
  }
}

const built = join(import.meta.dirname, '../storybook-static');
/** A page or a story of the workshop, as its index lists them. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
}

const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8'));
const all = Object.values(entries);
/** All pages of the documentation. */
export const pages = all.filter(({ type }) => type === 'docs');
/** All stories in which somebody does something. */
export const interactions = all.filter(({ type, tags }) => type === 'story' && tags.includes('play-fn'));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves the built workshop. */
const serve = (): Server =>
  createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = readFileSync(join(built, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0);

/** The built workshop in a browser of its own. */
export interface Workshop {
  readonly page: Page;
  /** Where it is served, without a slash at the end. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Serves the built workshop and opens an empty page beside it. */
export async function openWorkshop(viewport: { width: number; height: number }): Promise<Workshop> {
  const server = serve();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  // no page of the documentation is reached by motion
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport });
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    await browser.close();
    server.close();
  };
  return { page, address: `http://localhost:${port}`, close };
}
