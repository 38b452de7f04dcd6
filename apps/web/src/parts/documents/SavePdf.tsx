import { Trans } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { saveFile } from '@mekong/ui/patterns/RecordExport/saveText';
import { Stack } from '@mekong/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { FailureAlert } from '../FailureAlert.tsx';

interface SavePdfProps {
  /** Name of the file without its ending. */
  readonly fileName: string;
  readonly onFetch: () => Promise<Blob>;
}

/** Saves what is shown as a document to print. */
export function SavePdf({ fileName, onFetch }: SavePdfProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: onFetch,
    onSuccess: (file) => saveFile(`${fileName}.pdf`, file),
  });
  return (
    <Stack gap={2} align="start">
      <Button icon={Download} isPending={isPending} onClick={() => mutate()}>
        <Trans comment="Saves the list as a document to print">Save as PDF</Trans>
      </Button>
      {error && <FailureAlert error={error} />}
    </Stack>
  );
}
