import { ExportFile, type ExportProps } from '../../parts/records/ExportFile.tsx';
import { fetchMovementsCsv, fetchMovementsPdf, type MovementPeriod } from '../../queries/wallet.ts';

/** Saves every movement of the filter, not only those in sight, as a table for spreadsheets or as a document. */
export const ExportMovements = (props: ExportProps<MovementPeriod>) => (
  <ExportFile {...props} onFetch={fetchMovementsCsv} onFetchPdf={fetchMovementsPdf} />
);
