import type { ModuleContext } from '../../contract/module.ts';
import type { Settings } from '../system/settings.service.ts';
import { createProfit, type SumGiven } from './profit.service.ts';
import { recordsRoutes } from './records.routes.ts';
import { createRecords, type GamesOrigin } from './records.service.ts';
import { createTeamBets, type TeamBetPorts } from './team-bets.service.ts';

interface RecordsNeeds extends Pick<TeamBetPorts, 'teamPath'> {
  settings: Settings;
  gamesOrigin: GamesOrigin;
  /** Of the wallet. */
  sumGiven: SumGiven;
}

/** Bets of a member, and what they have brought; bets of a team. */
export const createRecordsModule = (
  { db, cursors, now }: ModuleContext,
  { settings, gamesOrigin, sumGiven, teamPath }: RecordsNeeds,
) => {
  const records = createRecords({ db, settings, cursors, gamesOrigin, now });
  const profit = createProfit(db, settings, sumGiven, now);
  const team = createTeamBets({ db, settings, cursors, teamPath, now });
  return { handlers: recordsRoutes(records, profit, team), records, profit, team };
};
