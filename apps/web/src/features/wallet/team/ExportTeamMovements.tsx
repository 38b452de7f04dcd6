import { ExportFile, type ExportProps } from '../../../parts/records/ExportFile.tsx';
import {
  fetchTeamMovementsCsv,
  fetchTeamMovementsPdf,
  type TeamMovementQuery,
} from '../../../queries/team-movements.ts';

/** Saves every movement of the filter, not only those in sight, as a table for spreadsheets or as a document. */
export const ExportTeamMovements = (props: ExportProps<TeamMovementQuery>) => (
  <ExportFile {...props} onFetch={fetchTeamMovementsCsv} onFetchPdf={fetchTeamMovementsPdf} />
);
