// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetKeySetData, GetKeySetResponse } from '../reader-types.gen.ts';

/**
 * Public keys for sealed payloads.
 *
 * Keys rotate daily and two are kept; seal with the first. `serverTime` lets the client correct its own clock: a sealed payload is refused more than 120 s off the gateway's clock. A JSON Web Key Set, not in the envelope.
 */
export const getKeySet = (options?: CallOptions<GetKeySetData>): Promise<GetKeySetResponse> =>
  call('getKeySet', 'GET', '/.well-known/jwks.json', options);
