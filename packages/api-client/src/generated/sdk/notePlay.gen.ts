// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { NotePlayData, NotePlayResponse } from '../reader-types.gen.ts';

/**
 * Say that a game is being played.
 *
 * Sent each minute while a game is open before the player: counts the time, and answers since when this sitting goes on and its net result. EXCLUDED and LIMIT_REACHED (kind time) say that play has to end; NOT_FOUND is a game session of somebody else.
 */
export const notePlay = (options: CallOptions<NotePlayData>): Promise<NotePlayResponse> =>
  call('notePlay', 'POST', '/wps/rg/play', options);
