// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { requestDataExport } from '../sdk/requestDataExport.gen.ts';
import type { RequestDataExportData, RequestDataExportResponse } from '../reader-types.gen.ts';

/**
 * Ask for a copy of the own data.
 *
 * A job makes an archive with everything that is kept about the member, as JSON and CSV, with the own pictures; names of other persons are masked. A message in the inbox says when it is ready; it is kept for 24 hours. Two a day (RATE_LIMITED), one at a time (STATE_STALE).
 */
export const requestDataExportMutation = (): MutationOptions<RequestDataExportResponse, ApiError, void | CallOptions<RequestDataExportData>> => ({
  mutationKey: ['requestDataExport'],
  mutationFn: (options) => requestDataExport(options ?? undefined),
});
