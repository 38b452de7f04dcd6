// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { TakeUpAgencyData, TakeUpAgencyResponse } from '../reader-types.gen.ts';

/**
 * Take up an approved application.
 *
 * Makes the account of the reader that of an agent by an application that was sent without an account and approved. Each can be taken up once; any other is not found.
 */
export const takeUpAgency = (options: CallOptions<TakeUpAgencyData>): Promise<TakeUpAgencyResponse> =>
  call('takeUpAgency', 'POST', '/wps/agent/applications/{ticket}/account', options);
