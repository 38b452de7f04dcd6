import { Trans } from '@lingui/react/macro';
import { toCsv } from '@mekong/i18n/formats/csv';
import { Download } from 'lucide';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { saveFile, saveText } from './save-text.ts';

/** One column of the file. */
export interface RecordExportColumn<Row> {
  readonly heading: string;
  /** Text of a cell. A plain number keeps its point and all its places, whatever the language. */
  readonly cell: (row: Row) => string;
}

/** Props of {@link RecordExport}. */
export interface RecordExportProps<Row> {
  /** Name of the file without its ending. */
  readonly fileName: string;
  /**
   * The columns of the file in their order; none where the file is fetched whole.
   * @default []
   */
  readonly columns?: readonly RecordExportColumn<Row>[] | undefined;
  /** Fetches all rows of the filter, not only the page in sight, or the whole file where the server makes it. */
  readonly onFetch: () => Promise<readonly Row[] | Blob>;
  /** Fetches the same rows, with their sums, as a document to print. Without it there is no button for one. */
  readonly onFetchPdf?: (() => Promise<Blob>) | undefined;
  /** Says why the rows did not come. */
  readonly failure: (error: unknown) => ReactNode;
}

/** Saves every row of a filter as a table for spreadsheets. */
export function RecordExport<Row>({ fileName, columns = [], onFetch, onFetchPdf, failure }: RecordExportProps<Row>) {
  const [state, setState] = useState<{ running?: 'csv' | 'pdf'; error?: unknown }>({});
  const { running, error } = state;

  async function save(): Promise<void> {
    setState({ running: 'csv' });
    try {
      const found = await onFetch();
      if (found instanceof Blob) saveFile(`${fileName}.csv`, found);
      else {
        const lines = found.map((row) => columns.map(({ cell }) => cell(row)));
        saveText(`${fileName}.csv`, toCsv([columns.map(({ heading }) => heading), ...lines]), 'text/csv');
      }
      setState({});
    } catch (reason) {
      setState({ error: reason });
    }
  }

  async function savePdf(fetchPdf: () => Promise<Blob>): Promise<void> {
    setState({ running: 'pdf' });
    try {
      saveFile(`${fileName}.pdf`, await fetchPdf());
      setState({});
    } catch (reason) {
      setState({ error: reason });
    }
  }

  return (
    <Stack gap={2} align="end">
      <Inline gap={2} justify="end">
        <Button icon={Download} isPending={running === 'csv'} onClick={() => void save()}>
          <Trans comment="Saves the list as a file for spreadsheets">Save as CSV</Trans>
        </Button>
        {onFetchPdf && (
          <Button icon={Download} isPending={running === 'pdf'} onClick={() => void savePdf(onFetchPdf)}>
            <Trans comment="Saves the list as a document to print">Save as PDF</Trans>
          </Button>
        )}
      </Inline>
      {error !== undefined && failure(error)}
    </Stack>
  );
}
