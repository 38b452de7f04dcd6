import type { SomeAdminHandlers } from '../../contract/admin/handlers.ts';
import type { Listings } from './listing.service.ts';

/** Vendors and games as operators switch them. */
export const gamesAdmin = (
  listings: Listings,
): SomeAdminHandlers<'listVendors' | 'switchVendor' | 'listGames' | 'switchGame'> => ({
  listVendors: ({ query, operator }) => listings.vendors(query, operator.name),
  async switchVendor({ path, body: { status, until }, by, unchanged }) {
    const wanted = { status, until: until === undefined ? undefined : new Date(until) };
    const { isChanged, vendor } = await listings.putVendor(path.code, wanted, by);
    if (!isChanged) unchanged();
    return vendor;
  },
  listGames: ({ query, operator }) => listings.games(query, operator.name),
  async switchGame({ path, body, by, unchanged }) {
    const { isChanged, game } = await listings.putGame(path.nodeId, body.status, by);
    if (!isChanged) unchanged();
    return game;
  },
});
