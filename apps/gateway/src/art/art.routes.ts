import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bannerArt } from './banner/banner-art.ts';
import { bannerScenes } from './banner/scenes.ts';
import { gameCover } from './cover/game-cover.ts';
import { ImageCache } from './image-cache.ts';
import type { Material } from './kit/ink.ts';
import { appLogo, errorImage, logoVariants } from './marks/app-logo.ts';
import { avatarArt, avatarMotifs } from './marks/avatar.ts';
import { vendorMark, vendorVariants } from './marks/vendor-mark.ts';
import type { MotifName } from './motifs/names.ts';

/** What a cover is made from. */
export interface GameOfCover {
  readonly category: string;
  readonly classify?: string | undefined;
  readonly motif?: MotifName | undefined;
  readonly coat?: Material | undefined;
  /** Default: the id. */
  readonly seed?: string | undefined;
}

export interface ArtOptions {
  /** Finds a game by its id; `undefined` answers 404, so nobody can fill the cache with made-up names. */
  readonly resolveGame: (gameId: string) => GameOfCover | undefined | Promise<GameOfCover | undefined>;
  /** Latin name of a vendor by its code, or of a display name such as 123BET; `undefined` answers 404. */
  readonly resolveVendor: (code: string) => string | undefined | Promise<string | undefined>;
  /** Pictures kept in memory, about 8 KiB each. Default 1024. */
  readonly keep?: number | undefined;
}

interface Picture {
  readonly svg: string;
  readonly etag: string;
}

const NAME = /^([A-Za-z0-9_-]{1,64})\.svg$/;

const pictureOf = (svg: string): Picture => ({
  svg,
  etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`,
});

const oneOf = <T extends string>(list: readonly T[], text: string): T | undefined =>
  list.find((entry) => entry === text);

/**
 * Pictures of the site, made on first use: `/games/{gameId}.svg`, `/thumbs/{gameId}.svg` (square),
 * `/vendors/{variant}/{CODE}.svg`, `/banners/{scene}.svg` and `/banners/{scene}-mobile.svg`, `/avatars/{1..24}.svg`, `/brand/logo-{variant}.svg`,
 * `/brand/error.svg`. Register it with the prefix of the image host. Every answer may be cached for a year and used from
 * other origins; an SVG opened on its own can run and load nothing.
 */
export async function artRoutes(
  app: FastifyInstance,
  { resolveGame, resolveVendor, keep = 1024 }: ArtOptions,
): Promise<void> {
  const cache = new ImageCache<Picture>(keep);

  const send = (request: FastifyRequest, reply: FastifyReply, picture: Picture | undefined) => {
    if (!picture) return reply.callNotFound();
    reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .header('ETag', picture.etag)
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Access-Control-Allow-Origin', '*');
    if (knows(request.headers['if-none-match'], picture.etag)) return reply.code(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(picture.svg);
  };

  /** A fixed set of pictures: the name alone says what to make. */
  const serve = (folder: string, make: (name: string) => string | undefined) => {
    app.get<{ Params: { file: string } }>(`/${folder}/:file`, (request, reply) => {
      const name = NAME.exec(request.params.file)?.[1];
      const made = () => {
        const svg = name === undefined ? undefined : make(name);
        return svg === undefined ? undefined : pictureOf(svg);
      };
      return send(request, reply, cache.get(`${folder}/${name}`, made));
    });
  };

  const covers = (folder: string, ratio: '3:4' | '1:1') => {
    app.get<{ Params: { file: string } }>(`/${folder}/:file`, async (request, reply) => {
      const gameId = NAME.exec(request.params.file)?.[1];
      const game = gameId === undefined ? undefined : await resolveGame(gameId);
      if (gameId === undefined || !game) return send(request, reply, undefined);
      const options = {
        seed: game.seed ?? gameId,
        category: game.category,
        classify: game.classify,
        motif: game.motif,
        coat: game.coat,
        ratio,
      };
      const key = `${folder}/${Object.values(options).join('/')}`;
      return send(
        request,
        reply,
        cache.get(key, () => pictureOf(gameCover(options))),
      );
    });
  };

  covers('games', '3:4');
  covers('thumbs', '1:1');

  app.get<{ Params: { variant: string; file: string } }>('/vendors/:variant/:file', async (request, reply) => {
    const variant = oneOf(vendorVariants, request.params.variant);
    const code = NAME.exec(request.params.file)?.[1];
    const name = variant && code ? await resolveVendor(code) : undefined;
    if (!variant || !code || name === undefined) return send(request, reply, undefined);
    const make = () => pictureOf(vendorMark({ code, name, variant }));
    return send(request, reply, cache.get(`vendors/${variant}/${code}/${name}`, make));
  });

  serve('banners', (name) => {
    const scene = oneOf(bannerScenes, name.replace(/-mobile$/, ''));
    return scene && bannerArt({ scene, crop: name === scene ? 'wide' : 'narrow' });
  });
  serve('avatars', (name) =>
    /^[1-9]\d?$/.test(name) && Number(name) <= avatarMotifs.length ? avatarArt({ seed: name }) : undefined,
  );
  serve('brand', (name) => {
    const variant = logoVariants.find((entry) => name === `logo-${entry}`);
    return name === 'error' ? errorImage() : variant && appLogo({ variant });
  });
}

/** Whether the reader already holds this version; proxies may have made the tag weak. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
