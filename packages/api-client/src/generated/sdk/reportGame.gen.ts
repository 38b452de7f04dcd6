// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ReportGameData, ReportGameResponse } from '../reader-types.gen.ts';

/**
 * Report a problem with a game.
 *
 * Keeps what a player says of a game and answers a ticket number. Which session of the game and which rounds it is about is found out here. The same `requestKey` again answers the ticket of the first report. Six an hour and account.
 */
export const reportGame = (options: CallOptions<ReportGameData>): Promise<ReportGameResponse> =>
  call('reportGame', 'POST', '/wps/game/report', options);
