// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { showIdentityPicture } from '../sdk/showIdentityPicture.gen.ts';
import type { ShowIdentityPictureData, ShowIdentityPictureResponse } from '../reader-types.gen.ts';

/**
 * Look at a document.
 *
 * An address that works for a minute, in this browser alone. That it was looked at is written down.
 */
export const showIdentityPictureMutation = (): MutationOptions<ShowIdentityPictureResponse, ApiError, CallOptions<ShowIdentityPictureData>> => ({
  mutationKey: ['showIdentityPicture'],
  mutationFn: (options) => showIdentityPicture(options),
});
