// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { addFavoriteGame } from '../sdk/addFavoriteGame.gen.ts';
import type { AddFavoriteGameData, AddFavoriteGameResponse } from '../reader-types.gen.ts';

/**
 * Mark as favourite.
 *
 * Marks a game as favourite. A game that is one already stays one.
 */
export const addFavoriteGameMutation = (): MutationOptions<AddFavoriteGameResponse, ApiError, CallOptions<AddFavoriteGameData>> => ({
  mutationKey: ['addFavoriteGame'],
  mutationFn: (options) => addFavoriteGame(options),
});
