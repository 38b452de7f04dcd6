import { useLingui } from '@lingui/react/macro';
import { getDepositQueryKey } from '@mekong/api-client/queries/getDeposit';
import { attachSlips } from '@mekong/api-client/sdk/attachSlips';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { FileDrop } from '@mekong/ui/FileDrop';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { evidenceFiles, useEvidence } from '../../parts/upload/use-evidence.ts';
import { focusContent } from '../../state/content.ts';

interface SlipFormProps {
  readonly orderNo: string;
  /** Slips that were sent before. */
  readonly slipIds: readonly string[];
  /** Somebody looks for the payment. */
  readonly isLookedFor: boolean;
}

/** Sends pictures of a transfer, which help to find it. */
export function SlipForm({ orderNo, slipIds, isLookedFor }: SlipFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const sent = slipIds.length;
  const uploads = useEvidence('SLIP', `slips ${orderNo}`, slipIds);
  const { files, onAdd, onRetry, onRemove, results, isSending } = uploads;
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending || isSending || results.length === 0) return;
    setPending(true);
    setFailure(undefined);
    try {
      await attachSlips({ path: { orderNo }, body: { fileIds: results } });
      uploads.forget();
      // the form begins anew
      focusContent();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
      void queryClient.invalidateQueries({ queryKey: getDepositQueryKey({ path: { orderNo } }) });
    }
  }

  return (
    <Stack gap={4}>
      {sent > 0 && (
        <Alert
          tone="positive"
          title={t`We have your slip`}
          description={
            isLookedFor
              ? t`We are looking for your transfer and tell you what we find. You don't need to wait on this page.`
              : t`It helps us to find your payment. The money is credited when it arrives.`
          }
        />
      )}
      {sent < evidenceFiles.maxCount && (
        <Card>
          <form onSubmit={(event) => void send(event)} noValidate>
            <Stack gap={4}>
              <FileDrop
                {...{ files, onAdd, onRetry, onRemove }}
                types={evidenceFiles.types}
                maxBytes={evidenceFiles.maxBytes}
                maxCount={evidenceFiles.maxCount - sent}
                label={t({ message: 'Slip of the transfer', comment: 'Picture of a receipt that a bank shows' })}
                typesLabel={t({ message: 'PNG or JPG', comment: 'Types of files that may be uploaded' })}
                description={
                  sent > 0 ? undefined : t`Have you paid already? A picture of the slip helps us to find the payment.`
                }
              />
              <FailureAlert error={failure} />
              {files.length > 0 && (
                <Inline gap={3}>
                  <Button type="submit" isPending={isPending} isDisabled={isSending || results.length === 0}>
                    {t`Send the slip`}
                  </Button>
                </Inline>
              )}
            </Stack>
          </form>
        </Card>
      )}
    </Stack>
  );
}
