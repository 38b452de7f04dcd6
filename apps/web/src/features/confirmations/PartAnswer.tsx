import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { confirmReceived } from '@mekong/api-client/sdk/confirmReceived';
import type { PartConfirmation } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { Grid } from '@mekong/ui/Grid';
import { BottomBarAction } from '@mekong/ui/patterns/BottomBarAction';
import { Stack } from '@mekong/ui/Stack';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { refreshConfirmations } from '../../queries/confirmations.ts';
import { serverClockOffset } from '../../queries/status.ts';
import { focusContent } from '../../state/content.ts';
import { useHasDraft } from '../../state/use-draft.ts';
import { EvidenceForm } from './EvidenceForm.tsx';

/** What the receiver may say of a payment, and what follows from it or from silence. */
export function PartAnswer({ part }: { readonly part: PartConfirmation }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<'part' | 'whole'>();
  const [failure, setFailure] = useState<unknown>();
  const { partNo, state, count, disputeUntil } = part;
  const [isDisputing, setDisputing] = useState(useHasDraft(`dispute ${partNo}`));
  const isOpen = Date.parse(disputeUntil) > Date.now() + serverClockOffset(queryClient);
  const isWaiting = state === 'WAITING';
  const mayDispute = isOpen && (isWaiting || state === 'AUTO_RECEIVED');

  async function confirm(whole: boolean): Promise<void> {
    setSending(whole ? 'whole' : 'part');
    setFailure(undefined);
    try {
      await confirmReceived({ path: { partNo }, body: { whole } });
      toast({ tone: 'positive', title: t`Thank you. It is marked as received` });
      // the buttons go away
      focusContent();
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(undefined);
      void refreshConfirmations(queryClient);
    }
  }

  const failed = <FailureAlert error={failure} />;
  if (isDisputing && mayDispute) return <EvidenceForm partNo={partNo} onClose={() => setDisputing(false)} />;
  return (
    <Stack gap={4}>
      {isWaiting && (
        <Alert
          title={t`Look in your account first`}
          description={t`When the time is over, the payment counts as received. You can still dispute it for 30 days after it was paid.`}
        />
      )}
      {state === 'AUTO_RECEIVED' && (
        <Alert
          title={t`The time to answer is over`}
          description={
            isOpen
              ? t`The payment counts as received. If it has not arrived, you can still dispute it.`
              : t`The payment counts as received, and the 30 days to dispute it are over.`
          }
        />
      )}
      {mayDispute && (
        <Alert
          title={t`If it has not arrived, have 1 to 3 pictures of your account statement ready`}
          description={t`We answer within 24 hours.`}
        />
      )}
      {isWaiting || mayDispute ? (
        <BottomBarAction>
          {failed}
          <Grid column="tile" gap={3} isFilled>
            {mayDispute && (
              <Button size="lg" isFullWidth onClick={() => setDisputing(true)} isDisabled={sending !== undefined}>
                {t({ message: 'Not received', comment: 'Button: a payment has not arrived' })}
              </Button>
            )}
            {isWaiting && (
              <Button
                variant="primary"
                size="lg"
                isFullWidth
                onClick={() => void confirm(false)}
                isPending={sending === 'part'}
                isDisabled={sending === 'whole'}
              >
                {t({ message: 'Received', context: 'answer', comment: 'Button: a payment has arrived' })}
              </Button>
            )}
          </Grid>
        </BottomBarAction>
      ) : (
        failed
      )}
      {isWaiting && count > 1 && (
        <Button
          variant="ghost"
          onClick={() => void confirm(true)}
          isPending={sending === 'whole'}
          isDisabled={sending === 'part'}
        >
          <Trans>
            <Plural value={count} one="# part has arrived" other="All # parts have arrived" />
          </Trans>
        </Button>
      )}
    </Stack>
  );
}
