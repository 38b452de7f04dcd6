// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { releaseDividends } from '../sdk/releaseDividends.gen.ts';
import type { ReleaseDividendsData, ReleaseDividendsResponse } from '../reader-types.gen.ts';

/**
 * Release a run of dividends.
 *
 * Has the bills of a run paid that wait and are not kept back. A second operator has to approve it. STATE_STALE when other bills wait than those that were seen: results that came later, or a bill that was kept back, change the digest.
 */
export const releaseDividendsMutation = (): MutationOptions<ReleaseDividendsResponse, ApiError, CallOptions<ReleaseDividendsData>> => ({
  mutationKey: ['releaseDividends'],
  mutationFn: (options) => releaseDividends(options),
});
