// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { makeAnnouncement } from '../sdk/makeAnnouncement.gen.ts';
import type { MakeAnnouncementData, MakeAnnouncementResponse } from '../reader-types.gen.ts';

/**
 * Announce something.
 *
 * Publishes plain text in the languages given; English stands in for the others, so it is needed. An empty line begins a new paragraph. About a vendor or a game it stands among the promotions. A banner needs a picture, and in each language a description of it; it is put behind the others. Seen everywhere within ten seconds. The same sent again by its `key` is answered with the number of the one that was made; STATE_STALE when the key was used for another.
 */
export const makeAnnouncementMutation = (): MutationOptions<MakeAnnouncementResponse, ApiError, CallOptions<MakeAnnouncementData>> => ({
  mutationKey: ['makeAnnouncement'],
  mutationFn: (options) => makeAnnouncement(options),
});
