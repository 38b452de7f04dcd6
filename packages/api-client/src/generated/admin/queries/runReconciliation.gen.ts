// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { runReconciliation } from '../sdk/runReconciliation.gen.ts';
import type { RunReconciliationData } from '../reader-types.gen.ts';

/**
 * Reconcile now.
 *
 * Gets the files that are missing and compares all open days with the books, as a job does every ten minutes.
 */
export const runReconciliationMutation = (): MutationOptions<void, ApiError, void | CallOptions<RunReconciliationData>> => ({
  mutationKey: ['runReconciliation'],
  mutationFn: (options) => runReconciliation(options ?? undefined),
});
