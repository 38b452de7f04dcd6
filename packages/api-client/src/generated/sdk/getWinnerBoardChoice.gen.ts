// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetWinnerBoardChoiceData, GetWinnerBoardChoiceResponse } from '../reader-types.gen.ts';

/**
 * Whether own wins are shown.
 *
 * Whether wins of the member may stand on the winners board, under a masked name.
 */
export const getWinnerBoardChoice = (options?: CallOptions<GetWinnerBoardChoiceData>): Promise<GetWinnerBoardChoiceResponse> =>
  call('getWinnerBoardChoice', 'GET', '/wps/member/winner-board', options);
