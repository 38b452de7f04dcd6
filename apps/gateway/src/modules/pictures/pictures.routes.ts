import { createHash } from 'node:crypto';
import { appLogo, errorImage, logoVariants } from '@mekong/art/app-logo';
import { avatarArt, avatarMotifs } from '@mekong/art/avatar';
import { bannerArt, riverLayer } from '@mekong/art/banner-art';
import { bannerScenes, riverLayerNames } from '@mekong/art/banner-scenes';
import { type CoverLayer, coverLayer, gameCover } from '@mekong/art/game-cover';
import type { Material } from '@mekong/art/ink';
import type { MotifName } from '@mekong/art/motif-names';
import { vendorHero } from '@mekong/art/vendor-hero';
import { vendorMark, vendorVariants } from '@mekong/art/vendor-mark';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ImageCache } from './image-cache.ts';
import type { PictureMaker } from './picture-maker.ts';
import { type ImageFolder, type ImageFormat, imageFormats, imageWidths, shareWidth } from './sizes.ts';

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
  /** Bytes of an uploaded picture by its name, as WebP. */
  readonly readUpload: (name: string) => Promise<Buffer | undefined>;
  /** Renders pictures as AVIF and WebP. */
  readonly pictures: PictureMaker;
  /** Drawings kept in memory, about 8 KiB each. Default 1024. */
  readonly keep?: number | undefined;
}

/** A picture before it is drawn. */
interface Drawing {
  /** Everything that decides it. */
  readonly key: string;
  readonly draw: () => string;
}

/** An uploaded picture. */
interface Upload {
  readonly key: string;
  readonly bytes: () => Promise<Buffer>;
}

type Found = Drawing | Upload | undefined;

interface Asked {
  readonly name: string;
  readonly type: ImageFormat | 'svg';
}

const FILE = /^([A-Za-z0-9_-]{1,64})\.(svg|avif|webp)$/;
/** Name of an uploaded picture, made from its bytes. */
const UPLOAD = /^[A-Za-z0-9_-]{22}$/;
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Pictures beside links have no version in their address. */
const FOR_A_DAY = 'public, max-age=86400';
/** Whoever makes a preview of a link waits some seconds for its picture. */
const PREVIEW_PATIENCE_MS = 5_000;
/** The drawing in the place of a picture that is still being rendered. */
const FOR_NOW = 'public, max-age=60';

/** Crops of a banner by what its name ends with. */
const cropNamed: Readonly<Record<string, 'narrow' | 'card'>> = { mobile: 'narrow', card: 'card' };

const oneOf = <T extends string>(list: readonly T[], wanted: string): T | undefined =>
  list.find((entry) => entry === wanted);

/**
 * Pictures of the site, made on first use: covers `/games/{gameId}`, squares `/thumbs/{gameId}`, both layers of a large cover
 * `/scenes/{gameId}` and `/heroes/{gameId}`, banners
 * `/banners/{scene}`, `/banners/{scene}-mobile` and `/banners/{scene}-card`, uploaded pictures `/banners/{name}` (never as `.svg`), marks `/vendors/{variant}/{CODE}`, heads of their pages `/providers/{CODE}`, each as `.webp`, `.avif` or `.svg`,
 * and in the widths of `imageWidths` as `/games/{width}/{gameId}.avif`. Only as SVG: `/avatars/{1..24}`,
 * `/brand/logo-{variant}`, `/brand/error`, `/river/{layer}` of the night river. Only as JPEG: `/share/{scene}`, for links to the site. Register it with the prefix of the image host. Every answer may be cached for a
 * year and used from other origins; an SVG opened on its own can run and load nothing.
 */
export async function artRoutes(
  app: FastifyInstance,
  { resolveGame, resolveVendor, readUpload, pictures, keep = 1024 }: ArtOptions,
): Promise<void> {
  const drawings = new ImageCache<string>(keep);

  const send = (request: FastifyRequest, reply: FastifyReply, body: Buffer | string, type: string, caching: string) => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply
      .header('Cache-Control', caching)
      .header('ETag', etag)
      .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cross-Origin-Resource-Policy', 'cross-origin')
      .header('Access-Control-Allow-Origin', '*');
    if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(type).send(body);
  };

  const sendDrawing = (request: FastifyRequest, reply: FastifyReply, { key, draw }: Drawing, caching = FOR_GOOD) =>
    send(request, reply, drawings.get(key, draw) ?? '', 'image/svg+xml; charset=utf-8', caching);

  /** Pictures of a folder: `find` knows the drawing by its name, and that is all which can be asked for. */
  const serve = (
    folder: ImageFolder,
    path: string,
    find: (name: string, params: Record<string, string>) => Found | Promise<Found>,
  ) => {
    const widths: readonly number[] = imageWidths[folder];
    const isMark = folder === 'vendors';

    const answer = async (
      request: FastifyRequest<{ Params: { file: string; width?: string } }>,
      reply: FastifyReply,
    ) => {
      const { params } = request;
      const asked = read(params.file);
      const width = params.width === undefined ? widths[0] : widths.find((known) => String(known) === params.width);
      const drawing = asked && width ? await find(asked.name, params) : undefined;
      if (!asked || !width || !drawing) return reply.callNotFound();
      const { type } = asked;
      const isUpload = 'bytes' in drawing;
      if (type === 'svg') return params.width || isUpload ? reply.callNotFound() : sendDrawing(request, reply, drawing);
      const source = isUpload ? drawing.bytes : drawing.draw;
      const rendered = await pictures.get(drawing.key, { format: type, width, isMark }, source);
      if (rendered) return send(request, reply, rendered, `image/${type}`, FOR_GOOD);
      if (isUpload) return send(request, reply, await drawing.bytes(), 'image/webp', FOR_NOW);
      return sendDrawing(request, reply, drawing, FOR_NOW);
    };

    app.get<{ Params: { file: string } }>(`${path}/:file`, answer);
    if (!isMark) app.get<{ Params: { file: string; width: string } }>(`${path}/:width/:file`, answer);
  };

  /** A fixed set of drawings, small and sharp at every size. */
  const serveDrawings = (folder: string, make: (name: string) => string | undefined) => {
    app.get<{ Params: { file: string } }>(`/${folder}/:file`, (request, reply) => {
      const asked = read(request.params.file);
      const svg = asked?.type === 'svg' ? make(asked.name) : undefined;
      if (svg === undefined) return reply.callNotFound();
      return sendDrawing(request, reply, { key: `${folder}/${asked?.name}`, draw: () => svg });
    });
  };

  /** Uploaded pictures by their names; known ones are not looked for again. */
  const uploads = new ImageCache<Upload>(keep);
  const uploadNamed = async (name: string): Promise<Upload | undefined> => {
    if (!UPLOAD.test(name)) return undefined;
    const known = uploads.find(name);
    if (known) return known;
    if (!(await readUpload(name))) return undefined;
    const upload = {
      key: `uploads/${name}`,
      bytes: async () => {
        const bytes = await readUpload(name);
        if (!bytes) throw new Error(`the uploaded picture ${name} is gone`);
        return bytes;
      },
    };
    uploads.put(name, upload);
    return upload;
  };

  const cover = (folder: 'games' | 'thumbs', ratio: '3:4' | '1:1') =>
    serve(folder, `/${folder}`, async (gameId) => {
      const game = await resolveGame(gameId);
      if (!game) return undefined;
      const { seed = gameId, category, classify, motif, coat } = game;
      const options = { seed, category, classify, motif, coat, ratio };
      return { key: `${folder}/${Object.values(options).join('/')}`, draw: () => gameCover(options) };
    });
  cover('games', '3:4');
  cover('thumbs', '1:1');

  const layer = (folder: 'scenes' | 'heroes', name: CoverLayer) =>
    serve(folder, `/${folder}`, async (gameId) => {
      const game = await resolveGame(gameId);
      if (!game) return undefined;
      const { seed = gameId, category, classify, motif, coat } = game;
      const options = { seed, category, classify, motif, coat };
      return { key: `${folder}/${Object.values(options).join('/')}`, draw: () => coverLayer(name, options) };
    });
  layer('scenes', 'scene');
  layer('heroes', 'hero');

  serve('vendors', '/vendors/:variant', async (code, params) => {
    const variant = oneOf(vendorVariants, params.variant ?? '');
    const name = variant && (await resolveVendor(code));
    if (!variant || name === undefined) return undefined;
    return { key: `vendors/${variant}/${code}/${name}`, draw: () => vendorMark({ code, name, variant }) };
  });

  serve('providers', '/providers', async (code) => {
    if ((await resolveVendor(code)) === undefined) return undefined;
    return { key: `providers/${code}`, draw: () => vendorHero(code) };
  });

  serve('banners', '/banners', (name) => {
    const [, crop = ''] = /-(mobile|card)$/.exec(name) ?? [];
    const scene = oneOf(bannerScenes, crop ? name.slice(0, -crop.length - 1) : name);
    if (!scene) return uploadNamed(name);
    return { key: `banners/${name}`, draw: () => bannerArt({ scene, crop: cropNamed[crop] ?? 'wide' }) };
  });

  serveDrawings('river', (name) => {
    const layer = oneOf(riverLayerNames, name);
    return layer && riverLayer(layer);
  });

  app.get<{ Params: { scene: string } }>('/share/:scene.jpg', async (request, reply) => {
    const scene = oneOf(bannerScenes, request.params.scene);
    if (!scene) return reply.callNotFound();
    const what = { format: 'jpeg', width: shareWidth } as const;
    const draw = () => bannerArt({ scene, crop: 'share' });
    const picture = await pictures.get(`share/${scene}`, what, draw, PREVIEW_PATIENCE_MS);
    // readers of links take no drawing in its place, and come again
    if (!picture) return reply.code(503).header('Retry-After', 60).send();
    return send(request, reply, picture, 'image/jpeg', FOR_A_DAY);
  });

  serveDrawings('avatars', (name) =>
    /^[1-9]\d?$/.test(name) && Number(name) <= avatarMotifs.length ? avatarArt({ seed: name }) : undefined,
  );
  serveDrawings('brand', (name) => {
    const variant = logoVariants.find((entry) => name === `logo-${entry}`);
    return name === 'error' ? errorImage() : variant && appLogo({ variant });
  });
}

function read(file: string): Asked | undefined {
  const [, name, extension = ''] = FILE.exec(file) ?? [];
  if (name === undefined) return undefined;
  return { name, type: oneOf(imageFormats, extension) ?? 'svg' };
}

/** Whether the reader already holds this version; proxies may have made the tag weak. */
function knows(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}
