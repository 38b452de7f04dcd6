import { formatZone } from '@mekong/i18n/formats/dates';
import { RecordExport, type RecordExportProps, type RecordExportRows } from '@mekong/ui/patterns/RecordExport';
import { useMerchant } from '../../queries/status.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { csvTime } from './csv-time.ts';

/** Rows of one file at most; more are split by narrowing the filter. */
const mostRows = 5_000;

/** Props of a record that can be saved. */
export interface ExportProps<Query> {
  /** The filter: every row that it finds is saved, not only those in sight. */
  readonly query: Query;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

interface ExportRecordProps<Query, Row> extends ExportProps<Query>, Required<Pick<RecordExportProps<Row>, 'columns'>> {
  /** Fetches what the filter finds. @param most rows that one file holds */
  readonly onFetch: (query: Query, most: number) => Promise<RecordExportRows<Row>>;
  /** Fetches the same as a document to print. */
  readonly onFetchPdf?: ((query: Query) => Promise<Blob>) | undefined;
}

/** Saves the rows of a filter as a table for spreadsheets, and says why when they did not come. */
export function ExportRecord<Query, Row>(props: ExportRecordProps<Query, Row>) {
  const { query, onFetch, onFetchPdf, ...file } = props;
  return (
    <RecordExport
      {...file}
      onFetch={() => onFetch(query, mostRows)}
      onFetchPdf={onFetchPdf && (() => onFetchPdf(query))}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}

interface ExportFileProps<Query> extends ExportProps<Query> {
  /** Fetches the file of what the filter finds. */
  readonly onFetch: (query: Query) => Promise<Blob>;
  /** Fetches the same as a document to print. */
  readonly onFetchPdf: (query: Query) => Promise<Blob>;
}

/** Saves the rows of a filter as a table that the server makes: its rows, sums and headings come from there. */
export function ExportFile<Query>({ query, fileName, onFetch, onFetchPdf }: ExportFileProps<Query>) {
  return (
    <RecordExport
      fileName={fileName}
      onFetch={() => onFetch(query)}
      onFetchPdf={() => onFetchPdf(query)}
      failure={(error) => <FailureAlert error={error} />}
    />
  );
}

/** Times as files have them: in the merchant's zone, which their heading names. */
export function useFileTimes() {
  const { timeZone } = useMerchant();
  return { timeZone, zone: formatZone(Date.now(), timeZone), timeOf: (instant: string) => csvTime(instant, timeZone) };
}
