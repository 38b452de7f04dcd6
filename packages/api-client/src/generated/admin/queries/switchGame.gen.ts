// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { switchGame } from '../sdk/switchGame.gen.ts';
import type { SwitchGameData, SwitchGameResponse } from '../reader-types.gen.ts';

/**
 * Put a game under maintenance or open it.
 *
 * As with a vendor, for one game.
 */
export const switchGameMutation = (): MutationOptions<SwitchGameResponse, ApiError, CallOptions<SwitchGameData>> => ({
  mutationKey: ['switchGame'],
  mutationFn: (options) => switchGame(options),
});
