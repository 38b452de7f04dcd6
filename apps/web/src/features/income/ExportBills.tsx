import { ExportFile, type ExportProps } from '../../parts/records/ExportFile.tsx';
import { fetchBillsCsv, fetchBillsPdf, type IncomeQuery } from '../../queries/income.ts';

/** Saves every bill of the filter, not only those in sight, as a table for spreadsheets or as a document. */
export const ExportBills = (props: ExportProps<IncomeQuery>) => (
  <ExportFile {...props} onFetch={fetchBillsCsv} onFetchPdf={fetchBillsPdf} />
);
