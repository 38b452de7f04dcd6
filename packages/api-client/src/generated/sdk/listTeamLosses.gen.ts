// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListTeamLossesData, ListTeamLossesResponse } from '../reader-types.gen.ts';

/**
 * What members below have won and lost.
 *
 * Those directly below the reader, or directly below somebody of the own team, those who have lost most first unless `sort` says otherwise; with `find` anybody at any level below. Each with the figures of some days, of itself and of everybody below it, as far as they stood below the reader then. Whoever does not stand below the reader is NOT_FOUND.
 */
export const listTeamLosses = (options: CallOptions<ListTeamLossesData>): Promise<ListTeamLossesResponse> =>
  call('listTeamLosses', 'GET', '/wps/agent/profit', options);
