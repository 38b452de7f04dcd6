// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListAgentTeamData, ListAgentTeamResponse } from '../reader-types.gen.ts';

/**
 * Members below an agent.
 *
 * Those directly below the reader, or directly below somebody of the own team, the newest first unless `sort` says otherwise; with `level` those of a deeper level, with `find` anybody at any level below. Each with its cash now and the sums of some days, of itself and of everybody below it. Whoever does not stand below the reader is NOT_FOUND.
 */
export const listAgentTeam = (options: CallOptions<ListAgentTeamData>): Promise<ListAgentTeamResponse> =>
  call('listAgentTeam', 'GET', '/wps/agent/members', options);
