// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { endAnnouncement } from '../sdk/endAnnouncement.gen.ts';
import type { EndAnnouncementData, EndAnnouncementResponse } from '../reader-types.gen.ts';

/**
 * End an announcement.
 *
 * Takes an announcement or a banner away now. It stays in the list as ended; another time shows it again.
 */
export const endAnnouncementMutation = (): MutationOptions<EndAnnouncementResponse, ApiError, CallOptions<EndAnnouncementData>> => ({
  mutationKey: ['endAnnouncement'],
  mutationFn: (options) => endAnnouncement(options),
});
