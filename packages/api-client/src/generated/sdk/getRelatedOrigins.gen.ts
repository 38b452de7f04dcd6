// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetRelatedOriginsData, GetRelatedOriginsResponse } from '../reader-types.gen.ts';

/**
 * Origins that share the passkeys of this site.
 *
 * A site with several host names has one name for its passkeys. Browsers that know related origins read here where else they may be used. A document of the WebAuthn standard, not in the envelope.
 */
export const getRelatedOrigins = (options?: CallOptions<GetRelatedOriginsData>): Promise<GetRelatedOriginsResponse> =>
  call('getRelatedOrigins', 'GET', '/.well-known/webauthn', options);
