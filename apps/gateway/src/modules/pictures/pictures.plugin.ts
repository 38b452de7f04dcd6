import { isMotifName } from '@mekong/art/game-cover';
import { isMaterial } from '@mekong/art/ink';
import { artVersion } from '@mekong/art/version';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../kernel/db/types.ts';
import { ImageCache } from './image-cache.ts';
import { openPictureDisk } from './picture-disk.ts';
import { createPictureMaker } from './picture-maker.ts';
import { pictureVersion } from './picture-version.ts';
import { artRoutes, type GameOfCover } from './pictures.routes.ts';
import { renderersAtOnce, renderPicture } from './render-picture.ts';

/** Path under which the gateway is an image host itself; the default of the setting `pictures.hosts`. */
const PREFIX = '/img';
/** Bytes of rendered pictures on the disk: ten thousand covers in three widths and both formats take about 500 MB. */
const DISK = 512 * 1024 * 1024;
/** Games and vendors remembered, so that a page of covers is not a page of queries. */
const REMEMBERED = 4_096;

export interface PictureConfig {
  /** Folder in which rendered pictures are kept; `undefined` keeps them in memory alone. */
  folder: string | undefined;
}

/**
 * The gateway as its own image host: covers, vendor marks and banners, drawn and rendered on first use. A game without a
 * drawing of its own gets one of its category, seeded by its id.
 */
export async function registerPictures(app: FastifyInstance, db: Executor, { folder }: PictureConfig): Promise<void> {
  const games = new ImageCache<GameOfCover>(REMEMBERED);
  const vendors = new ImageCache<string>(REMEMBERED);
  const { log } = app;
  await app.register(artRoutes, {
    prefix: PREFIX,
    pictures: createPictureMaker({
      render: renderPicture,
      atOnce: renderersAtOnce,
      version: pictureVersion(artVersion()),
      disk:
        folder === undefined
          ? undefined
          : openPictureDisk(folder, DISK, (error) =>
              log.warn({ err: error }, 'rendered pictures cannot be kept on the disk'),
            ),
      onFailure: (error) => log.error({ err: error }, 'a picture could not be rendered; its drawing is sent'),
    }),
    resolveGame: async (gameId) => {
      const known = games.find(gameId);
      if (known) return known;
      const row = await db
        .selectFrom('game')
        .select(['category', 'classify', 'motif', 'coat'])
        .where('game_id', '=', gameId)
        .orderBy('node_id')
        .executeTakeFirst();
      if (!row) return undefined;
      const { category, classify, motif, coat } = row;
      const game: GameOfCover = {
        category,
        classify: classify ?? undefined,
        motif: motif !== null && isMotifName(motif) ? motif : undefined,
        coat: coat !== null && isMaterial(coat) ? coat : undefined,
      };
      games.put(gameId, game);
      return game;
    },
    resolveVendor: async (code) => {
      if (code === '123BET') return code;
      const known = vendors.find(code);
      if (known) return known;
      const row = await db
        .selectFrom('vendor')
        .select('names')
        // the lottery vendor goes by the mark of ELOTT, whichever of its two names it has
        .where('code', 'in', code === 'ELOTT' ? ['ELOTT', 'LOTT'] : [code])
        .orderBy('code')
        .executeTakeFirst();
      if (row) vendors.put(code, row.names.EN);
      return row?.names.EN;
    },
  });
}
