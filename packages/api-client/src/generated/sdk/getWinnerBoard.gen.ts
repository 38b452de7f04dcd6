// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetWinnerBoardData, GetWinnerBoardResponse } from '../reader-types.gen.ts';

/**
 * Winners board.
 *
 * Real wins of the last 24 hours, latest first, names masked, in games that can be opened now. Trial play is never on it.
 */
export const getWinnerBoard = (options?: CallOptions<GetWinnerBoardData>): Promise<GetWinnerBoardResponse> =>
  call('getWinnerBoard', 'GET', '/wps/relay/ODSFE2_getWinnerBoard', options);
