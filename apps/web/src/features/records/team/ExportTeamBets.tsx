import { ExportFile, type ExportProps } from '../../../parts/records/ExportRecord.tsx';
import { fetchTeamBetsCsv, type TeamBetQuery } from '../../../queries/team-bets.ts';

/** Saves every bet of the filter, not only those in sight, as a table for spreadsheets. */
export const ExportTeamBets = (props: ExportProps<TeamBetQuery>) => (
  <ExportFile {...props} onFetch={fetchTeamBetsCsv} />
);
