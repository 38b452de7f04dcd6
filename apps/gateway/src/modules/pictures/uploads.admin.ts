import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { Uploads } from './uploads.service.ts';

/** Pictures that operators upload. */
export const uploadsAdmin = (uploads: Uploads): SomeAdminHandlers<'uploadPicture'> => ({
  async uploadPicture({ body: { data }, by, unchanged }) {
    const { isNew, ...kept } = await uploads.upload(data, by);
    if (!isNew) unchanged();
    return kept;
  },
});
