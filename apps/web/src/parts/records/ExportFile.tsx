import { RecordExport } from '@mekong/ui/patterns/RecordExport';
import { FailureAlert } from '../FailureAlert.tsx';

/** Props of a record that can be saved. */
export interface ExportProps<Query> {
  /** The filter: every row that it finds is saved, not only those in sight. */
  readonly query: Query;
  /** Name of the file without its ending. */
  readonly fileName: string;
}

interface ExportFileProps<Query> extends ExportProps<Query> {
  /** Fetches the file of what the filter finds. */
  readonly onFetch: (query: Query) => Promise<Blob>;
  /** Fetches the same as a document to print. */
  readonly onFetchPdf: (query: Query) => Promise<Blob>;
}

/** Saves the rows of a filter as a file that the server makes: its rows, sums and headings come from there. */
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
