// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ProcessDividendData, ProcessDividendResponse } from '../reader-types.gen.ts';

/**
 * Act on the dividend contract of some games.
 *
 * The letters of the specification: actOnAgentContract in its older form. On offers A signs and R rejects; of a contract in force C ends and A keeps. Without expectedStatus and version it is only taken of a contract that has not changed for a minute.
 */
export const processDividend = (options: CallOptions<ProcessDividendData>): Promise<ProcessDividendResponse> =>
  call('processDividend', 'POST', '/wps/relay/processDividendReq', options);
