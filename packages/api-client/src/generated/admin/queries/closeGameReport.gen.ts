// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { closeGameReport } from '../sdk/closeGameReport.gen.ts';
import type { CloseGameReportData, CloseGameReportResponse } from '../reader-types.gen.ts';

/**
 * Mark a report as dealt with.
 *
 * Only an open report can be marked; any other is not found.
 */
export const closeGameReportMutation = (): MutationOptions<CloseGameReportResponse, ApiError, CallOptions<CloseGameReportData>> => ({
  mutationKey: ['closeGameReport'],
  mutationFn: (options) => closeGameReport(options),
});
