// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getDataExportLink } from '../sdk/getDataExportLink.gen.ts';
import type { GetDataExportLinkData, GetDataExportLinkResponse } from '../reader-types.gen.ts';

/**
 * Where a copy is fetched from.
 *
 * An address that works for a minute, in this browser alone. Somebody else's copy, and one that is not ready any more, is not found.
 */
export const getDataExportLinkMutation = (): MutationOptions<GetDataExportLinkResponse, ApiError, CallOptions<GetDataExportLinkData>> => ({
  mutationKey: ['getDataExportLink'],
  mutationFn: (options) => getDataExportLink(options),
});
