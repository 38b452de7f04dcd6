import { ExportFile, type ExportProps } from '../../../parts/records/ExportFile.tsx';
import { fetchTeamLossesCsv, fetchTeamLossesPdf, type TeamLossListQuery } from '../../../queries/team-losses.ts';

/** Saves everybody whom the filter finds, not only those in sight, as a table for spreadsheets or as a document. */
export const ExportLosses = (props: ExportProps<TeamLossListQuery>) => (
  <ExportFile {...props} onFetch={fetchTeamLossesCsv} onFetchPdf={fetchTeamLossesPdf} />
);
