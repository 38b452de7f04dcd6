// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listPasskeys } from '../sdk/listPasskeys.gen.ts';
import type { ListPasskeysData, ListPasskeysResponse } from '../reader-types.gen.ts';

/** Key of {@link listPasskeys}; `['listPasskeys']` alone matches every call of it. */
export const listPasskeysQueryKey = (options?: CallOptions<ListPasskeysData>) => queryKey('listPasskeys', options);

/**
 * Own passkeys.
 *
 * The newest first, and how many an account may have. `rpId`, `userHandle` and the credential ids are what a browser that knows `PublicKeyCredential.signalAllAcceptedCredentials` forgets removed passkeys by.
 */
export const listPasskeysOptions = (options?: CallOptions<ListPasskeysData>) =>
  queryOptions<ListPasskeysResponse, ApiError, ListPasskeysResponse, ReturnType<typeof listPasskeysQueryKey>>({
    queryKey: listPasskeysQueryKey(options),
    queryFn: ({ signal }) => listPasskeys({ ...options, signal }),
  });
