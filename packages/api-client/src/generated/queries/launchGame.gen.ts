// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { launchGame } from '../sdk/launchGame.gen.ts';
import type { LaunchGameData, LaunchGameResponse } from '../reader-types.gen.ts';

/**
 * Launch a game.
 *
 * Opens a game session and answers the address for the frame. The address carries a one-use launch code of 60 s, never the session token. The frame opens `game_url`, else `game_url2`, else `content.game_url`, and only when its host is in launchGameCDNs.
 */
export const launchGameMutation = (): MutationOptions<LaunchGameResponse, ApiError, CallOptions<LaunchGameData>> => ({
  mutationKey: ['launchGame'],
  mutationFn: (options) => launchGame(options),
});
