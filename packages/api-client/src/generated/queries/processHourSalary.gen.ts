// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { processHourSalary } from '../sdk/processHourSalary.gen.ts';
import type { ProcessHourSalaryData, ProcessHourSalaryResponse } from '../reader-types.gen.ts';

/**
 * Act on an hourly wage contract.
 *
 * The letters of the specification: actOnAgentContract in its older form. On offers A signs and R rejects; of a contract in force A ends and R keeps. Without expectedStatus and version it is only taken of a contract that has not changed for a minute.
 */
export const processHourSalaryMutation = (): MutationOptions<ProcessHourSalaryResponse, ApiError, CallOptions<ProcessHourSalaryData>> => ({
  mutationKey: ['processHourSalary'],
  mutationFn: (options) => processHourSalary(options),
});
