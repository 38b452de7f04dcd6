// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { processRealTimeSalary } from '../sdk/processRealTimeSalary.gen.ts';
import type { ProcessRealTimeSalaryData, ProcessRealTimeSalaryResponse } from '../reader-types.gen.ts';

/**
 * Act on a real-time wage contract.
 *
 * The letters of the specification: actOnAgentContract in its older form. On offers A signs and R rejects; of a contract in force C ends and A keeps. Without expectedStatus and version it is only taken of a contract that has not changed for a minute.
 */
export const processRealTimeSalaryMutation = (): MutationOptions<ProcessRealTimeSalaryResponse, ApiError, CallOptions<ProcessRealTimeSalaryData>> => ({
  mutationKey: ['processRealTimeSalary'],
  mutationFn: (options) => processRealTimeSalary(options),
});
