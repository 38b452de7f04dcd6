import { type SessionStore, session } from '@mekong/api-client/session';
import type {
  Announcements,
  DomainRoute,
  FavoriteIds,
  GameCard,
  GameMenus,
  SystemStatus,
  WinnerBoard,
} from '@mekong/api-client/types';
import type { QueryClient } from '@tanstack/react-query';

/** Which answers stand in the session storage under the names of the specification (section 3), and how. */
const mirrors: Record<string, (answer: never) => Parameters<SessionStore['set']>[0]> = {
  getSystemStatus: ({ info }: SystemStatus) => ({
    merchant: info.merchant.code,
    merchantCode: info.merchant.merchantCode,
    platform: 'W',
    settings: info,
    validate: info.register,
  }),
  // measured when there is time, see domain-routes.ts
  getDomainRoute: ({ domainList, ...routers }: DomainRoute) => ({
    routers: { ...routers, domainList: domainList.map((entry) => ({ ...entry, speed: 0 })) },
  }),
  getPopularGames: (popular: GameCard[]) => ({ popular }),
  getAnnouncements: (notice: Announcements) => ({ index_notice: notice }),
  getWinnerBoard: ({ list }: WinnerBoard) => ({ WINNERS: list }),
  getFavoriteGameIds: ({ nodeIds }: FavoriteIds) => ({ favNodeIds: nodeIds }),
  // the vendors of each category come with the menus, so the call for vendors alone is not made
  getGameMenus: ({ categories, groups }: GameMenus) => ({
    lottGames: groups.flatMap(({ gameMenus }) => gameMenus),
    lanes: {
      storedAt: Date.now(),
      lanes: categories.map(({ gameCategory, labelName, vendors }) => ({ gameCategory, labelName, vendors })),
    },
  }),
};

/** Copies those answers into the session storage whenever they arrive. The query cache stays what screens read. */
export function mirrorIntoSession(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const values = mirrors[String(event.query.queryKey[0])]?.(event.action.data as never);
    if (values) session.set(values);
  });
}
