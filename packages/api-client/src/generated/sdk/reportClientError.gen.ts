// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ReportClientErrorData } from '../reader-types.gen.ts';

/**
 * Report a fault seen in the browser.
 *
 * A chunk that did not load, an uncaught fault, an answer that did not match the contract, or a report of the content security policy. Kept in the log only; 10 per minute and address. No personal data.
 */
export const reportClientError = (options: CallOptions<ReportClientErrorData>): Promise<void> =>
  call('reportClientError', 'POST', '/client-errors', options, { empty: true });
