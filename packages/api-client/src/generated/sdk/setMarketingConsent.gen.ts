// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { SetMarketingConsentData, SetMarketingConsentResponse } from '../reader-types.gen.ts';

/**
 * Say whether offers may be sent.
 *
 * Yes or no, at any time. During a time-out or an exclusion, and while the account is being closed, there are no offers: a yes is refused (EXCLUDED).
 */
export const setMarketingConsent = (options: CallOptions<SetMarketingConsentData>): Promise<SetMarketingConsentResponse> =>
  call('setMarketingConsent', 'PUT', '/wps/account/marketing', options);
