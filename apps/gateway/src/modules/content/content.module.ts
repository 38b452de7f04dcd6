import type { ModuleContext } from '../../contract/module.ts';
import type { Executor } from '../../kernel/db/types.ts';
import type { IntervalJob } from '../../kernel/jobs/job.ts';
import { contentAdmin } from './content.admin.ts';
import { contentRoutes } from './content.routes.ts';
import { type ContentNeeds, createContentService } from './content.service.ts';
import { readPicturesInUse } from './editor.repository.ts';
import { createEditor } from './editor.service.ts';

/** What the module needs of others. */
export interface ContentModuleNeeds extends ContentNeeds {
  /** Deletes uploads that nothing has used for a day; told the paths of those in use. */
  purgePictures: (db: Executor, used: readonly string[]) => Promise<void>;
}

/** Announcements, banners and help. */
export function createContentModule(context: ModuleContext, needs: ContentModuleNeeds) {
  const content = createContentService(context, needs);
  const editor = createEditor(context, needs);
  return {
    handlers: contentRoutes(content),
    admin: contentAdmin(content, editor),
    // here and not with the pictures: which of them are in use is known here
    jobs: [
      {
        name: 'pictures.purge',
        everySeconds: 3_600,
        run: async ({ db }) => needs.purgePictures(db, await readPicturesInUse(db)),
      },
    ] satisfies IntervalJob[],
    content,
  };
}
