// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AcceptAgreementData, AcceptAgreementResponse } from '../reader-types.gen.ts';

/**
 * Accept the agreement in force.
 *
 * For a session whose grant says `termsDue`; until then it can do nothing else (TERMS_REQUIRED). The answer is kept with the consents of the account, and every open session of it is a full one afterwards. Accepted again, nothing changes. TERMS_REQUIRED also when another version is in force by now: show that one.
 */
export const acceptAgreement = (options: CallOptions<AcceptAgreementData>): Promise<AcceptAgreementResponse> =>
  call('acceptAgreement', 'POST', '/wps/member/agreement', options);
