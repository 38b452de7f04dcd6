// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListCreditLinesData, ListCreditLinesResponse } from '../reader-types.gen.ts';

/**
 * Credit lines.
 *
 * Credit lines of agents, the newest first, with what is used and for how long it is overdue; those that are closed too, unless the filter says otherwise.
 */
export const listCreditLines = (options?: CallOptions<ListCreditLinesData>): Promise<ListCreditLinesResponse> =>
  call('listCreditLines', 'GET', '/api/credit-lines', options);
