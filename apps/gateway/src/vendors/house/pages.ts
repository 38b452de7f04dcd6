/** The built games as static files of the vendor's origin. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './security.ts';
import { slotGames } from './slot/games.ts';

/** One built page is the page of every slot: it knows by its address which one it is. */
const slotPage = 'lotus-fortune/index.html';

/** Place in the built page that carries the one origin it may talk to; never taken from the address. */
const originMark = '<meta name="site-origin" content="">';

export interface PagesOptions {
  /** Folder of the built games: `apps/arcade/dist`. */
  readonly arcadeRoot: string;
  readonly siteOrigin: string;
}

/** Serves a page per slot, such as `/lotus-fortune/`, and `/assets/`; without a build only the API answers. */
export async function registerPages(app: FastifyInstance, { arcadeRoot, siteOrigin }: PagesOptions): Promise<void> {
  const file = join(arcadeRoot, slotPage);
  if (!existsSync(file)) {
    app.log.warn({ arcadeRoot }, 'no built games found: serving the API only');
    return;
  }
  const built = readFileSync(file, 'utf8');
  if (!built.includes(originMark)) throw new Error(`${file} has no place for the site's origin (${originMark}).`);
  const page = built.replace(originMark, `<meta name="site-origin" content="${new URL(siteOrigin).origin}">`);
  await app.register(fastifyStatic, {
    root: join(arcadeRoot, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    decorateReply: false,
    dotfiles: 'ignore',
    index: false,
    // names carry a hash of the content
    maxAge: '365d',
    immutable: true,
    cacheControl: true,
  });
  for (const gameId of Object.keys(slotGames))
    app.get(`/${gameId}/`, (_, reply) =>
      reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': pagePolicy(siteOrigin),
          'cache-control': 'no-cache',
        })
        .send(page),
    );
}
