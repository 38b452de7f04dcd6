// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { launchRoom } from '../sdk/launchRoom.gen.ts';
import type { LaunchRoomData, LaunchRoomResponse } from '../reader-types.gen.ts';

/**
 * Sit down in a room.
 *
 * Takes a seat and opens the game at it, by the same rules as the launch of a game; the address is in `content.game_url` (and in `game_url`). A seat is kept until the session in the game ends; who sits there already gets the same seat again. WALLET_INSUFFICIENT when the balance is below the smallest buy-in, LIMIT_REACHED with kind `seats` when every seat is taken, GAME_REGION when the room plays in another currency, GAME_MAINTENANCE with `until` when the room is under maintenance or closed at this hour.
 */
export const launchRoomMutation = (): MutationOptions<LaunchRoomResponse, ApiError, CallOptions<LaunchRoomData>> => ({
  mutationKey: ['launchRoom'],
  mutationFn: (options) => launchRoom(options),
});
