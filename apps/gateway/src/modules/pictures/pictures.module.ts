import { artVersion } from '@mekong/art/version';
import type { FastifyInstance } from 'fastify';
import type { ModuleContext } from '../../contract/module.ts';
import { openPictureDisk } from './picture-disk.ts';
import { createPictureMaker } from './picture-maker.ts';
import { pictureVersion } from './picture-version.ts';
import { artRoutes } from './pictures.routes.ts';
import { createPictureSubjects } from './pictures.service.ts';
import { renderersAtOnce, renderPicture } from './render-picture.ts';
import { uploadsAdmin } from './uploads.admin.ts';
import { readUpload } from './uploads.repository.ts';
import { createUploads } from './uploads.service.ts';

/** Path under which the gateway is an image host itself; the default of the setting `pictures.hosts`. */
const PREFIX = '/img';
/** Bytes of rendered pictures on the disk: ten thousand covers in three widths and both formats take about 500 MB. */
const DISK = 512 * 1024 * 1024;

export interface PicturesNeeds {
  /** Folder in which rendered pictures are kept; `undefined` keeps them in memory alone. */
  folder: string | undefined;
}

/** The gateway as its own image host: covers, vendor marks and banners, drawn and rendered on first use, and uploads. */
export function createPicturesModule(context: ModuleContext, { folder }: PicturesNeeds) {
  const { db, log } = context;
  const uploads = createUploads(context);
  const pictures = createPictureMaker({
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
  });
  return {
    uploads,
    admin: uploadsAdmin(uploads),
    /** Serves the pictures: to players, and to the operators' console, which may show none of another origin. */
    async register(app: FastifyInstance): Promise<void> {
      await app.register(artRoutes, {
        prefix: PREFIX,
        pictures,
        readUpload: (name) => readUpload(db, name),
        ...createPictureSubjects(db),
      });
    },
  };
}
