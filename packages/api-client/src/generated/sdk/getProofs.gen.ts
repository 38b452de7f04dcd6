// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetProofsData, GetProofsResponse } from '../reader-types.gen.ts';

/**
 * How the owner can prove himself now.
 *
 * The proofs that `stepUp` takes from this account, and until when the last one counts.
 */
export const getProofs = (options?: CallOptions<GetProofsData>): Promise<GetProofsResponse> =>
  call('getProofs', 'GET', '/wps/security/step-up', options);
