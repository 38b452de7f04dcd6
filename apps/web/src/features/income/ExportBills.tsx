import { ExportFile, type ExportProps } from '../../parts/records/ExportFile.tsx';
import {
  type BillRowsQuery,
  billFiles,
  fetchBillsCsv,
  fetchBillsPdf,
  fetchIncomeCsv,
  fetchIncomePdf,
  type IncomeQuery,
} from '../../queries/income.ts';

/** Saves every bill of the filter, not only those in sight, as a table for spreadsheets or as a document. */
export const ExportBills = (props: ExportProps<IncomeQuery>) => (
  <ExportFile {...props} onFetch={fetchBillsCsv} onFetchPdf={fetchBillsPdf} />
);

/** Saves the sums of every day and kind of the filter. */
export const ExportDays = (props: ExportProps<IncomeQuery>) => (
  <ExportFile {...props} onFetch={fetchIncomeCsv} onFetchPdf={fetchIncomePdf} />
);

interface ExportBillRowsProps extends ExportProps<BillRowsQuery> {
  readonly of: keyof typeof billFiles;
}

/** Saves every row behind a figure of a bill. */
export const ExportBillRows = ({ of, ...props }: ExportBillRowsProps) => (
  <ExportFile {...props} onFetch={billFiles[of].csv} onFetchPdf={billFiles[of].pdf} />
);
