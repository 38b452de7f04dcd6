// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { setCreditLine } from '../sdk/setCreditLine.gen.ts';
import type { SetCreditLineData, SetCreditLineResponse } from '../reader-types.gen.ts';

/**
 * Open, change or close a credit line.
 *
 * Without `version` a line is opened for an agent that has none. With it, the one that was seen gets another limit or other days; days hold for advances that are taken later. A limit below what is used is allowed: nothing can be taken until enough is repaid. A limit of 0 closes the line: at once when nothing is used, else as soon as all is repaid. Two operators decide it. STATE_STALE when the line is another than was seen, or there is one already.
 */
export const setCreditLineMutation = (): MutationOptions<SetCreditLineResponse, ApiError, CallOptions<SetCreditLineData>> => ({
  mutationKey: ['setCreditLine'],
  mutationFn: (options) => setCreditLine(options),
});
