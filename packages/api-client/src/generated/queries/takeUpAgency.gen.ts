// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { takeUpAgency } from '../sdk/takeUpAgency.gen.ts';
import type { TakeUpAgencyData, TakeUpAgencyResponse } from '../reader-types.gen.ts';

/**
 * Take up an approved application.
 *
 * Makes the account of the reader that of an agent by an application that was sent without an account and approved. Each can be taken up once; any other is not found.
 */
export const takeUpAgencyMutation = (): MutationOptions<TakeUpAgencyResponse, ApiError, CallOptions<TakeUpAgencyData>> => ({
  mutationKey: ['takeUpAgency'],
  mutationFn: (options) => takeUpAgency(options),
});
