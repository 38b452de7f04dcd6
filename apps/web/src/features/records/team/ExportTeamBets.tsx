import { ExportFile, type ExportProps } from '../../../parts/records/ExportFile.tsx';
import { fetchTeamBetsCsv, fetchTeamBetsPdf, type TeamBetQuery } from '../../../queries/team-bets.ts';

/** Saves every bet of the filter, not only those in sight, as a table for spreadsheets or as a document. */
export const ExportTeamBets = (props: ExportProps<TeamBetQuery>) => (
  <ExportFile {...props} onFetch={fetchTeamBetsCsv} onFetchPdf={fetchTeamBetsPdf} />
);
