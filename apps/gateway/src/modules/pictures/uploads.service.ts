import { bannerScenes } from '@mekong/art/banner-scenes';
import type { ModuleContext } from '../../contract/module.ts';
import { type AuditActor, actedBy, appendAudit } from '../../kernel/audit/audit.repository.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Executor } from '../../kernel/db/types.ts';
import { remake } from './upload.ts';
import { hasUpload, insertUpload, type NewPicture, purgeUploads } from './uploads.repository.ts';

const PATH = /^\/banners\/([A-Za-z0-9_-]{1,64})\.webp$/;
/** Path of a picture below the image host. */
const pathOf = ({ name }: Pick<NewPicture, 'name'>): string => `/banners/${name}.webp`;

/** Pictures that operators upload. */
export const createUploads = ({ db }: Pick<ModuleContext, 'db'>) => ({
  /**
   * Keeps a picture, made anew.
   *
   * @param data the file in base64
   * @returns where it is, and whether it was kept already
   * @throws Fault UPLOAD_TYPE, UPLOAD_TOO_LARGE, VALIDATION_FAILED
   */
  async upload(data: string, by: AuditActor) {
    const picture = await remake(data);
    const { width, height, bytes } = picture;
    const isNew = await inTransaction(db, async (trx) => {
      const made = await insertUpload(trx, picture);
      if (made)
        await appendAudit(trx, {
          ...actedBy(by),
          action: 'picture.uploaded',
          object: `picture:${picture.name}`,
          detail: { width, height, bytes: bytes.length },
        });
      return made;
    });
    return { isNew, path: pathOf(picture), width, height };
  },

  /** Whether there is a picture to use at a path that {@link upload} has given, or one that the site draws. */
  async has(path: string): Promise<boolean> {
    const name = PATH.exec(path)?.[1];
    if (name === undefined) return false;
    const scene = name.replace(/-mobile$/, '');
    return bannerScenes.some((known) => known === scene) || (await hasUpload(db, name));
  },

  /**
   * Deletes uploads that nothing has used for a day.
   *
   * @param used paths of pictures that are in use
   */
  purge: (jobsDb: Executor, used: readonly string[]): Promise<void> =>
    purgeUploads(
      jobsDb,
      used.flatMap((path) => PATH.exec(path)?.[1] ?? []),
    ),
});

export type Uploads = ReturnType<typeof createUploads>;
