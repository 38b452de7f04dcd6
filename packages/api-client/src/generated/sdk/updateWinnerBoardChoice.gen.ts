// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { UpdateWinnerBoardChoiceData, UpdateWinnerBoardChoiceResponse } from '../reader-types.gen.ts';

/**
 * Choose whether own wins are shown.
 *
 * Takes the wins of the member from the winners board, those of the past too, or lets them stand there again. EXCLUDED when a member who has excluded himself wants them to.
 */
export const updateWinnerBoardChoice = (options: CallOptions<UpdateWinnerBoardChoiceData>): Promise<UpdateWinnerBoardChoiceResponse> =>
  call('updateWinnerBoardChoice', 'PUT', '/wps/member/winner-board', options);
