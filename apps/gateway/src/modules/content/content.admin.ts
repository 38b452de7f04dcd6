import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import { Fault } from '../../kernel/fault.ts';
import type { ContentService } from './content.service.ts';

const moment = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** Announcements as operators write them. */
export const contentAdmin = (
  content: ContentService,
): SomeAdminHandlers<'listAnnouncements' | 'makeAnnouncement' | 'endAnnouncement'> => ({
  listAnnouncements: ({ query, operator }) => content.list(query, operator.name),
  makeAnnouncement: async ({ body: { audience, startsAt, endsAt, ...written }, by }) => ({
    id: await content.publish(
      { ...written, execution: audience, startsAt: moment(startsAt), endsAt: moment(endsAt) },
      by,
    ),
  }),
  async endAnnouncement({ path: { id }, by }) {
    if (!(await content.end(id, by))) throw new Fault('NOT_FOUND');
    return { id };
  },
});
