import type { LiveEvent } from '@mekong/api-client/events';
import { getAgentBillTotalsQueryKey } from '@mekong/api-client/queries/getAgentBillTotals';
import { getAgentIncomeQueryKey } from '@mekong/api-client/queries/getAgentIncome';
import { getAgentOverviewQueryKey } from '@mekong/api-client/queries/getAgentOverview';
import { getAgentTeamTotalsQueryKey } from '@mekong/api-client/queries/getAgentTeamTotals';
import { getAnnouncementsQueryKey } from '@mekong/api-client/queries/getAnnouncements';
import { getConsolidatedQueryKey } from '@mekong/api-client/queries/getConsolidated';
import { getCreditQueryKey } from '@mekong/api-client/queries/getCredit';
import { getCreditMovementTotalsQueryKey } from '@mekong/api-client/queries/getCreditMovementTotals';
import { getDepositQueryKey } from '@mekong/api-client/queries/getDeposit';
import { getFavoriteGameIdsQueryKey } from '@mekong/api-client/queries/getFavoriteGameIds';
import { getFavoriteGamesQueryKey } from '@mekong/api-client/queries/getFavoriteGames';
import { getGameAnnouncementsQueryKey } from '@mekong/api-client/queries/getGameAnnouncements';
import { getGameListQueryKey } from '@mekong/api-client/queries/getGameList';
import { getGameMenusQueryKey } from '@mekong/api-client/queries/getGameMenus';
import { getHotGamesQueryKey } from '@mekong/api-client/queries/getHotGames';
import { getMovementTotalsQueryKey } from '@mekong/api-client/queries/getMovementTotals';
import { getPopularGamesQueryKey } from '@mekong/api-client/queries/getPopularGames';
import { getRecentGamesQueryKey } from '@mekong/api-client/queries/getRecentGames';
import { getTeamLossTotalsQueryKey } from '@mekong/api-client/queries/getTeamLossTotals';
import { getUnreadCountQueryKey } from '@mekong/api-client/queries/getUnreadCount';
import { getWithdrawableQueryKey } from '@mekong/api-client/queries/getWithdrawable';
import { getWithdrawalQueryKey } from '@mekong/api-client/queries/getWithdrawal';
import { listAgentBillsQueryKey } from '@mekong/api-client/queries/listAgentBills';
import { listAgentContractsQueryKey } from '@mekong/api-client/queries/listAgentContracts';
import { listAgentLinksQueryKey } from '@mekong/api-client/queries/listAgentLinks';
import { listAgentTeamQueryKey } from '@mekong/api-client/queries/listAgentTeam';
import { listBonusesQueryKey } from '@mekong/api-client/queries/listBonuses';
import { listCreditMovementsQueryKey } from '@mekong/api-client/queries/listCreditMovements';
import { listDepositsQueryKey } from '@mekong/api-client/queries/listDeposits';
import { listInboxQueryKey } from '@mekong/api-client/queries/listInbox';
import { listMovementsQueryKey } from '@mekong/api-client/queries/listMovements';
import { listTeamLossesQueryKey } from '@mekong/api-client/queries/listTeamLosses';
import { listVendorTransfersQueryKey } from '@mekong/api-client/queries/listVendorTransfers';
import { listVendorWalletsQueryKey } from '@mekong/api-client/queries/listVendorWallets';
import { listWithdrawalsQueryKey } from '@mekong/api-client/queries/listWithdrawals';
import type { GameCard, ListingEventData } from '@mekong/api-client/types';
import type { QueryClient } from '@tanstack/react-query';
import { applyFavourite } from './favourites.ts';
import { gameKey } from './game.ts';

/** What the member did with games, here or on another device; what an operator did; what became of money; messages. */
type Change = Extract<
  LiveEvent,
  { event: 'announcement' | 'favourite' | 'recent' | 'listing' | 'deposit' | 'withdrawal' | 'inbox' | 'vendor-wallet' }
>;

/** What messages to agents tell of. */
const agentKeys = [
  getConsolidatedQueryKey(),
  listAgentContractsQueryKey({ query: { side: 'DOWNLINE' } }),
  listAgentBillsQueryKey(),
  getAgentBillTotalsQueryKey(),
  getAgentIncomeQueryKey({ query: { from: '', to: '' } }),
  // somebody has joined
  listAgentTeamQueryKey({ query: { from: '', to: '' } }),
  getAgentTeamTotalsQueryKey({ query: { from: '', to: '' } }),
  getAgentOverviewQueryKey(),
  listAgentLinksQueryKey(),
  listTeamLossesQueryKey({ query: { from: '', to: '' } }),
  getTeamLossTotalsQueryKey({ query: { from: '', to: '' } }),
  // a credit line has changed, or what was due was taken
  getCreditQueryKey(),
  listCreditMovementsQueryKey({ query: { from: '', to: '' } }),
  getCreditMovementTotalsQueryKey({ query: { from: '', to: '' } }),
] as const;

/** The lists that such an event changes follow it: those that are seen at once, the others when they are opened. */
export function applyChange(queryClient: QueryClient, event: Change): void {
  if (event.event === 'deposit') {
    const { orderNo } = event.data;
    void queryClient.invalidateQueries({ queryKey: getDepositQueryKey({ path: { orderNo } }) });
    void queryClient.invalidateQueries({ queryKey: [listDepositsQueryKey()[0]] });
    return;
  }
  if (event.event === 'withdrawal') {
    const { orderNo } = event.data;
    void queryClient.invalidateQueries({ queryKey: getWithdrawalQueryKey({ path: { orderNo } }) });
    for (const [key] of [listWithdrawalsQueryKey(), getWithdrawableQueryKey()])
      void queryClient.invalidateQueries({ queryKey: [key] });
    return;
  }
  if (event.event === 'announcement') {
    for (const [key] of [getAnnouncementsQueryKey(), getGameAnnouncementsQueryKey()])
      void queryClient.invalidateQueries({ queryKey: [key] });
    return;
  }
  if (event.event === 'vendor-wallet') {
    followWallets(queryClient);
    return;
  }
  if (event.event === 'inbox') {
    // a message may tell of a contract, a bill or a credit line: those that are seen follow it
    for (const [key] of [getUnreadCountQueryKey(), listInboxQueryKey(), ...agentKeys])
      void queryClient.invalidateQueries({ queryKey: [key] });
    return;
  }
  if (event.event === 'favourite') {
    applyFavourite(queryClient, event.data);
    // an answer that was under way may be older than the event: what the gateway says last is right
    void queryClient.invalidateQueries({ queryKey: [getFavoriteGameIdsQueryKey()[0]] });
    void queryClient.invalidateQueries({ queryKey: [getFavoriteGamesQueryKey()[0]] });
    return;
  }
  if (event.event === 'listing') {
    applyListing(queryClient, event.data);
    return;
  }
  void queryClient.invalidateQueries({ queryKey: [getRecentGamesQueryKey()[0]] });
  void queryClient.invalidateQueries({
    queryKey: [getGameListQueryKey()[0]],
    predicate: ({ queryKey }) => queryKey.some(isRecent),
  });
}

/** Milliseconds that bets at a vendor are gathered for: there are two events in each spin. */
const gathered = 500;
/** Those with bets that are being gathered. */
const followed = new WeakSet<QueryClient>();

/** Asks for what a bet at a vendor moves, once for all bets of a moment. */
function followWallets(queryClient: QueryClient): void {
  if (followed.has(queryClient)) return;
  followed.add(queryClient);
  setTimeout(() => {
    followed.delete(queryClient);
    for (const [key] of [
      ...[listVendorWalletsQueryKey(), getWithdrawableQueryKey(), listMovementsQueryKey(), listBonusesQueryKey()],
      ...[listVendorTransfersQueryKey(), getMovementTotalsQueryKey({ query: { from: '', to: '' } })],
    ])
      void queryClient.invalidateQueries({ queryKey: [key] });
  }, gathered);
}

/**
 * Asks again how an open game stands that was switched, or whose vendor was. Lists are asked for when they are next
 * shown: everybody who is logged in hears of it at once, and not all of them should ask.
 */
function applyListing(queryClient: QueryClient, { vassalage, nodeId }: ListingEventData): void {
  for (const [key] of [getGameListQueryKey(), getHotGamesQueryKey(), getPopularGamesQueryKey(), getGameMenusQueryKey()])
    void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' });
  void queryClient.invalidateQueries({
    queryKey: gameKey,
    predicate: ({ state }) => {
      const game = state.data as GameCard | undefined;
      return game?.vassalage === vassalage && (nodeId === undefined || game.nodeId === nodeId);
    },
  });
}

/** A part of a key that asks for recent games: the filter of a list, or the query of one page of it. */
const isRecent = (part: unknown): boolean => {
  if (typeof part !== 'object' || part === null) return false;
  if ('filter' in part) return part.filter === 'RECENT';
  return 'query' in part && isRecent(part.query);
};
