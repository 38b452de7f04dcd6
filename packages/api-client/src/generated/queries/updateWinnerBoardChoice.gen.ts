// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { updateWinnerBoardChoice } from '../sdk/updateWinnerBoardChoice.gen.ts';
import type { UpdateWinnerBoardChoiceData, UpdateWinnerBoardChoiceResponse } from '../reader-types.gen.ts';

/**
 * Choose whether own wins are shown.
 *
 * Takes the wins of the member from the winners board, those of the past too, or lets them stand there again. EXCLUDED when a member who has excluded himself wants them to.
 */
export const updateWinnerBoardChoiceMutation = (): MutationOptions<UpdateWinnerBoardChoiceResponse, ApiError, CallOptions<UpdateWinnerBoardChoiceData>> => ({
  mutationKey: ['updateWinnerBoardChoice'],
  mutationFn: (options) => updateWinnerBoardChoice(options),
});
