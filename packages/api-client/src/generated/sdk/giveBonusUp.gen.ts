// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GiveBonusUpData, GiveBonusUpResponse } from '../reader-types.gen.ts';

/**
 * Give a bonus up.
 *
 * Ends a bonus that is in play: what is left of the bonus money goes back to the house, cash stays as it is. A bonus that is earned already becomes cash instead (COMPLETED). One that waits for its turn ends without any money. A bonus that has ended is refused (STATE_STALE), so it ends once. One of somebody else is not found.
 */
export const giveBonusUp = (options: CallOptions<GiveBonusUpData>): Promise<GiveBonusUpResponse> =>
  call('giveBonusUp', 'POST', '/wps/cashier/bonuses/{id}/give-up', options);
