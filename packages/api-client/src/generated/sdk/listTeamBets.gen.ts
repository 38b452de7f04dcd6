// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListTeamBetsData, ListTeamBetsResponse } from '../reader-types.gen.ts';

/**
 * Bets of the team.
 *
 * Bets that were placed while the player stood below the reader, at any level, the newest first. What was bet under another agent stays with that agent. A `parent` that does not stand below the reader is NOT_FOUND.
 */
export const listTeamBets = (options: CallOptions<ListTeamBetsData>): Promise<ListTeamBetsResponse> =>
  call('listTeamBets', 'GET', '/wps/agent/bets', options);
