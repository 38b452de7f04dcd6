import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import { Fault } from '../../kernel/fault.ts';
import type { ContentService } from './content.service.ts';
import type { Editor } from './editor.service.ts';

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** Announcements as operators write them. */
export const contentAdmin = (
  content: ContentService,
  editor: Editor,
): SomeAdminHandlers<
  | 'listAnnouncements'
  | 'makeAnnouncement'
  | 'getAnnouncement'
  | 'changeAnnouncement'
  | 'orderBanners'
  | 'endAnnouncement'
> => ({
  listAnnouncements: ({ query, operator }) => content.list(query, operator.name),
  makeAnnouncement: async ({ body: { key, audience, startsAt, endsAt, ...written }, by, unchanged }) => ({
    id: await content.publish(
      { ...written, execution: audience, startsAt: moment(startsAt), endsAt: moment(endsAt) },
      by,
      { key, unchanged },
    ),
  }),
  async getAnnouncement({ path: { id } }) {
    const found = await editor.read(id);
    if (!found) throw new Fault('NOT_FOUND');
    return found;
  },
  async changeAnnouncement({ path: { id }, body: { audience, startsAt, endsAt, ...edit }, by, unchanged }) {
    const change = { ...edit, execution: audience, startsAt: moment(startsAt), endsAt: moment(endsAt) };
    if (!(await editor.change(id, change, by))) unchanged();
    return { id };
  },
  async orderBanners({ body: { ids }, by, unchanged }) {
    const { isChanged, ...order } = await editor.order(ids, by);
    if (!isChanged) unchanged();
    return order;
  },
  async endAnnouncement({ path: { id }, by }) {
    if (!(await content.end(id, by))) throw new Fault('NOT_FOUND');
    return { id };
  },
});
