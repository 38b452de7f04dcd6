import type { SomeHandlers } from '../../contract/handlers.ts';
import type { GamesService } from '../games/games.service.ts';
import type { Rooms } from './rooms.service.ts';

export const roomsRoutes = (rooms: Rooms, games: GamesService): SomeHandlers<'getRoomList' | 'launchRoom'> => ({
  async getRoomList({ actor, language, query = {} }) {
    await games.assertMerchant(query.merchantCode);
    const { kind = 'PVP', sort = 'place', hasSeat = false, isOpen = false } = query;
    const { roomId, nodeId, vendor, stake, tableLanguage, page = 1, pageSize = 20 } = query;
    const filter = { kind, roomId, nodeId, vendor, stake, tableLanguage, hasSeat, isOpen };
    return rooms.list({ ...filter, sort, page, pageSize }, actor, language);
  },
  async launchRoom({ actor, body, language }) {
    await games.assertMerchant(body.merchantCode);
    const result = await rooms.enter(actor, {
      roomId: body.roomId,
      isWatching: body.watch ?? false,
      language: body.language ?? language,
    });
    await games.tellOpened(actor, result.game.nodeId);
    return result;
  },
});
