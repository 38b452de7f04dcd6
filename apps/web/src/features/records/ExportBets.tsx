import { ExportFile, type ExportProps } from '../../parts/records/ExportFile.tsx';
import { type BetPeriod, type BetQuery, fetchBetsCsv, fetchBetsPdf } from '../../queries/bets.ts';

/** Saves every bet of the filter, not only the page in sight, as a table for spreadsheets or as a document. */
export const ExportBets = (props: ExportProps<BetQuery & BetPeriod>) => (
  <ExportFile {...props} onFetch={fetchBetsCsv} onFetchPdf={fetchBetsPdf} />
);
