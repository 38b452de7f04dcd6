// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { setMarketingConsent } from '../sdk/setMarketingConsent.gen.ts';
import type { SetMarketingConsentData, SetMarketingConsentResponse } from '../reader-types.gen.ts';

/**
 * Say whether offers may be sent.
 *
 * Yes or no, at any time. During a time-out or an exclusion, and while the account is being closed, there are no offers: a yes is refused (EXCLUDED).
 */
export const setMarketingConsentMutation = (): MutationOptions<SetMarketingConsentResponse, ApiError, CallOptions<SetMarketingConsentData>> => ({
  mutationKey: ['setMarketingConsent'],
  mutationFn: (options) => setMarketingConsent(options),
});
