import type { ModuleContext } from '../../contract/module.ts';
import type { GamesService } from '../games/games.service.ts';
import type { Launch } from '../games/launch.service.ts';
import type { Settings } from '../system/settings.service.ts';
import { roomsRoutes } from './rooms.routes.ts';
import { createRooms } from './rooms.service.ts';

export interface RoomsNeeds {
  settings: Settings;
  launch: Launch;
  games: GamesService;
}

/** Poker rooms and live tables. */
export const createRoomsModule = ({ db, now }: ModuleContext, { settings, launch, games }: RoomsNeeds) => ({
  handlers: roomsRoutes(createRooms({ db, settings, launch, now }), games),
});
