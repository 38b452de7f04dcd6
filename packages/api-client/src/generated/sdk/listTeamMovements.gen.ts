// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListTeamMovementsData, ListTeamMovementsResponse } from '../reader-types.gen.ts';

/**
 * Movements of the team's money.
 *
 * What moved the cash of everybody below the reader, the newest first, since they have stood there. Stakes and wins are bets of the team and not listed here. A `parent` that does not stand below the reader is NOT_FOUND.
 */
export const listTeamMovements = (options: CallOptions<ListTeamMovementsData>): Promise<ListTeamMovementsResponse> =>
  call('listTeamMovements', 'GET', '/wps/agent/transactions', options);
