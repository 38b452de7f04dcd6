/** The built games as static files of the vendor's origin. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ArcadeError } from './core/errors.ts';
import { type Games, houseVendor } from './core/game.ts';
import { pagePolicy } from './security.ts';

/** Place in the built page that carries the one origin it may talk to; never taken from the address. */
const originMark = '<meta name="site-origin" content="">';

export interface PagesOptions {
  /** Folder of the built games: `apps/arcade/dist`. */
  readonly arcadeRoot: string;
  readonly siteOrigin: string;
  readonly games: Games;
  /** Codes of the vendors whose games are served. */
  readonly vendors: readonly string[];
}

/** A built page with the origin of the site written into it. */
function readPage(file: string, siteOrigin: string): string {
  const built = readFileSync(file, 'utf8');
  if (!built.includes(originMark)) throw new Error(`${file} has no place for the site's origin (${originMark}).`);
  return built.replace(originMark, `<meta name="site-origin" content="${new URL(siteOrigin).origin}">`);
}

/**
 * Serves a page per game, such as `/lotus-fortune/` of the house and `/SUNB/paddy-gold/` of another vendor, and `/assets/`;
 * without a build only the API answers.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { arcadeRoot, siteOrigin, games } = options;
  const vendors = new Set(options.vendors);
  const missing = games.pages.find((file) => !existsSync(join(arcadeRoot, file)));
  if (missing) {
    app.log.warn({ arcadeRoot, missing }, 'no built games found: serving the API only');
    return;
  }
  const pages = new Map(games.pages.map((file) => [file, readPage(join(arcadeRoot, file), siteOrigin)]));
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
  function send(reply: FastifyReply, vendor: string, gameId: string) {
    const game = vendors.has(vendor) ? games.find(vendor, gameId) : undefined;
    if (!game) throw new ArcadeError('NOT_FOUND');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(siteOrigin),
        'cache-control': 'no-cache',
      })
      .send(pages.get(game.page));
  }
  app.get<{ Params: { game: string } }>('/:game/', ({ params }, reply) => send(reply, houseVendor, params.game));
  app.get<{ Params: { vendor: string; game: string } }>('/:vendor/:game/', ({ params }, reply) => {
    // the house has one address for each game
    if (params.vendor === houseVendor) throw new ArcadeError('NOT_FOUND');
    return send(reply, params.vendor, params.game);
  });
}
