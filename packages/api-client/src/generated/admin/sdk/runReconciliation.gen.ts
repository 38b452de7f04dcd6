// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RunReconciliationData } from '../reader-types.gen.ts';

/**
 * Reconcile now.
 *
 * Gets the files that are missing and compares all open days with the books, as a job does every ten minutes.
 */
export const runReconciliation = (options?: CallOptions<RunReconciliationData>): Promise<void> =>
  call('runReconciliation', 'POST', '/api/reconciliation', options, { empty: true });
