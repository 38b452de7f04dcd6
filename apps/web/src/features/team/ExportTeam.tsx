import { ExportFile, type ExportProps } from '../../parts/records/ExportFile.tsx';
import { fetchTeamCsv, fetchTeamPdf, type TeamListQuery } from '../../queries/team.ts';

/** Saves everybody whom the filter finds, not only those in sight, as a table for spreadsheets or as a document. */
export const ExportTeam = (props: ExportProps<TeamListQuery>) => (
  <ExportFile {...props} onFetch={fetchTeamCsv} onFetchPdf={fetchTeamPdf} />
);
