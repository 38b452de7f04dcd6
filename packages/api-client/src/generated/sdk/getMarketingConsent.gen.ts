// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetMarketingConsentData, GetMarketingConsentResponse } from '../reader-types.gen.ts';

/**
 * Whether offers may be sent.
 *
 * Without a yes there is none.
 */
export const getMarketingConsent = (options?: CallOptions<GetMarketingConsentData>): Promise<GetMarketingConsentResponse> =>
  call('getMarketingConsent', 'GET', '/wps/account/marketing', options);
