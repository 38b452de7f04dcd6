import type { SomeHandlers } from '../../contract/handlers.ts';
import type { ContentService } from './content.service.ts';

export const contentRoutes = (
  service: ContentService,
): SomeHandlers<'getAnnouncements' | 'getGameAnnouncements' | 'getHelpCenter'> => ({
  getAnnouncements: ({ actor, query, language }) =>
    service.announcements({
      types: query?.types ?? 'B,PL,PU,PR',
      execution: actor.role === 'visitor' ? 'B' : (query?.execution ?? 'B'),
      isAgent: actor.role === 'agent',
      language,
    }),
  getGameAnnouncements: async ({ query, language }) => ({
    promotion: await service.gameAnnouncements({ vendor: query?.vendor, nodeId: query?.nodeId }, language),
  }),
  getHelpCenter: ({ query, language }) => service.help(language, query?.tag),
});
