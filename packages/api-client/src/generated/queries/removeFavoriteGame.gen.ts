// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { removeFavoriteGame } from '../sdk/removeFavoriteGame.gen.ts';
import type { RemoveFavoriteGameData, RemoveFavoriteGameResponse } from '../reader-types.gen.ts';

/**
 * Unmark as favourite.
 *
 * Takes a game from the favourites. A game that is none stays none.
 */
export const removeFavoriteGameMutation = (): MutationOptions<RemoveFavoriteGameResponse, ApiError, CallOptions<RemoveFavoriteGameData>> => ({
  mutationKey: ['removeFavoriteGame'],
  mutationFn: (options) => removeFavoriteGame(options),
});
