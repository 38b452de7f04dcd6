import { Trans } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { saveFile } from '@mekong/ui/patterns/RecordExport/saveText';
import { Stack } from '@mekong/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { fetchBillPdf } from '../../queries/income.ts';

/** Saves a bill as a document to print, with its fingerprint and the address where it is checked. */
export function BillPdf({ billId }: { readonly billId: string }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => fetchBillPdf(billId),
    onSuccess: (file) => saveFile(`bill_${billId}.pdf`, file),
  });
  return (
    <Stack gap={2}>
      <Button icon={Download} isPending={isPending} onClick={() => mutate()}>
        <Trans comment="Saves the list as a document to print">Save as PDF</Trans>
      </Button>
      {error && <FailureAlert error={error} />}
    </Stack>
  );
}
