// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListMemberMovementsData, ListMemberMovementsResponse } from '../reader-types.gen.ts';

/**
 * Movements of a member.
 *
 * Every movement of the cash of a member, the newest first, each with the balance that it left and what caused it. Bonus money is not in it. That they were read is written down, once for the pages that follow each other.
 */
export const listMemberMovements = (options: CallOptions<ListMemberMovementsData>): Promise<ListMemberMovementsResponse> =>
  call('listMemberMovements', 'GET', '/api/members/{id}/movements', options);
