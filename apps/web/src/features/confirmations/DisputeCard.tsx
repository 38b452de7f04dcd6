import { Trans, useLingui } from '@lingui/react/macro';
import { confirmReceived } from '@mekong/api-client/sdk/confirmReceived';
import type { PartConfirmation, PartDispute } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Timeline, type TimelineStep } from '@mekong/ui/Timeline';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { refreshConfirmations } from '../../queries/confirmations.ts';
import { focusContent } from '../../state/content.ts';
import { EvidenceForm } from './EvidenceForm.tsx';
import { EvidencePictures } from './EvidencePictures.tsx';

interface DisputeCardProps {
  readonly part: PartConfirmation;
  readonly dispute: PartDispute;
}

/** A payment that has not arrived: the number of the case, how far it is, and what was decided. */
export function DisputeCard({ part, dispute }: DisputeCardProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const steps = useSteps(dispute);
  const { caseNo, state, answerBy, evidenceBy, decision, closedAt, fileIds } = dispute;

  const before = useRef(state);
  useEffect(() => {
    // what had the focus may have gone with the state before
    if (before.current !== state && document.activeElement === document.body) focusContent();
    before.current = state;
  }, [state]);

  async function withdraw(): Promise<void> {
    setPending(true);
    setFailure(undefined);
    try {
      await confirmReceived({ path: { partNo: part.partNo }, body: { whole: false } });
      setAsking(false);
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
      void refreshConfirmations(queryClient);
    }
  }

  return (
    <Stack gap={4}>
      {/* always the same one: what changes in it is read out */}
      {closedAt !== undefined ? (
        <Alert
          tone={state === 'RESOLVED_RETURNED' ? 'positive' : 'info'}
          title={state === 'RESOLVED_RETURNED' ? t`The money is back in your wallet` : t`The payment has arrived`}
          description={decision && <bdi>{decision}</bdi>}
        />
      ) : state === 'NEED_EVIDENCE' && evidenceBy !== undefined ? (
        <Alert
          title={t`We need more from you`}
          description={
            <>
              {decision && <bdi>{decision}</bdi>}{' '}
              <Trans comment="A date and time follows">
                Send it before <DateTime value={evidenceBy} />.
              </Trans>
            </>
          }
        />
      ) : (
        <Alert
          title={t`Our team is looking at your dispute`}
          description={
            <Trans comment="A date and time follows">
              You get a first answer before <DateTime value={answerBy} />.
            </Trans>
          }
        />
      )}
      <Card as="section" aria-label={t`Progress of the dispute`}>
        <Stack gap={4}>
          <Heading level={2} size="title">
            <Trans comment="Number of a dispute">
              Case <bdi dir="ltr">{caseNo}</bdi>
            </Trans>
          </Heading>
          <Timeline label={t`Progress of the dispute`} steps={steps} />
          {fileIds.length > 0 && <EvidencePictures fileIds={fileIds} />}
        </Stack>
      </Card>
      {state === 'NEED_EVIDENCE' && <EvidenceForm partNo={part.partNo} sent={fileIds} />}
      <Inline gap={3}>
        {closedAt === undefined ? (
          <Button onClick={() => setAsking(true)}>
            <Trans>The money has arrived</Trans>
          </Button>
        ) : (
          <ButtonLink href="/help/contact" variant="ghost">
            <Trans>Contact us</Trans>
          </ButtonLink>
        )}
      </Inline>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          setFailure(undefined);
        }}
        title={t`Has the money arrived?`}
        description={t`This ends the dispute. You cannot open another one for this payment.`}
        confirmLabel={t`The money has arrived`}
        onConfirm={() => void withdraw()}
        isPending={isPending}
        error={failure ? <FailureAlert error={failure} /> : undefined}
      />
    </Stack>
  );
}

function useSteps({ state, openedAt, closedAt }: PartDispute): readonly TimelineStep[] {
  const { t } = useLingui();
  const opened: TimelineStep = {
    key: 'opened',
    title: t({ message: 'Dispute opened', comment: 'Step of a dispute' }),
    state: 'done',
    note: <DateTime value={openedAt} hasSeconds />,
  };
  const ended = closedAt && <DateTime value={closedAt} hasSeconds />;
  switch (state) {
    case 'RESOLVED_PAID':
      return [opened, { key: 'end', title: t`The payment has arrived`, state: 'done', note: ended }];
    case 'RESOLVED_RETURNED':
      return [opened, { key: 'end', title: t`The money is back in your wallet`, state: 'done', note: ended }];
    case 'WITH_PROVIDER':
      return [
        opened,
        {
          key: 'now',
          title: t({ message: 'The payer has to prove the payment', comment: 'Step of a dispute' }),
          state: 'current',
        },
      ];
    case 'NEED_EVIDENCE':
      return [
        opened,
        {
          key: 'now',
          title: t({ message: 'Waiting for your pictures', comment: 'Step of a dispute' }),
          state: 'current',
        },
      ];
    default:
      return [
        opened,
        { key: 'now', title: t({ message: 'We are looking at it', comment: 'State of a dispute' }), state: 'current' },
      ];
  }
}
