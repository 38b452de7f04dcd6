import { Trans, useLingui } from '@lingui/react/macro';
import { zOpenDisputeBody } from '@mekong/api-client/contract/validators';
import { openDispute } from '@mekong/api-client/sdk/openDispute';
import { sendEvidence } from '@mekong/api-client/sdk/sendEvidence';
import type { DisputeRequest } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { FileDrop } from '@mekong/ui/FileDrop';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { TextArea } from '@mekong/ui/TextArea';
import { toast } from '@mekong/ui/Toast/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { evidenceFiles, useEvidence } from '../../parts/upload/use-evidence.ts';
import { refreshConfirmations } from '../../queries/confirmations.ts';
import { focusContent } from '../../state/content.ts';
import { useOwnDraft } from '../../state/use-draft.ts';

interface EvidenceFormProps {
  readonly partNo: string;
  /** Pictures of the dispute that is there already, when this is what was asked for; absent opens one. */
  readonly sent?: readonly string[] | undefined;
  /** Leaves the form; absent where there is nothing to go back to. */
  readonly onClose?: (() => void) | undefined;
}

interface DisputeValues {
  readonly reason: DisputeRequest['reason'];
  readonly note: string;
}

/** A payment has not arrived: why, the pictures that show it, and words of the member's own. */
export function EvidenceForm({ partNo, sent, onClose }: EvidenceFormProps) {
  const isMore = sent !== undefined;
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const uploads = useEvidence('PROOF', `evidence ${partNo}`, sent);
  const { files, onAdd, onRetry, onRemove, results, isSending } = uploads;
  const draft = useOwnDraft(`dispute ${partNo}`);
  const [isMissing, setMissing] = useState(false);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // whoever has asked for the form begins in it
    if (!isMore) heading.current?.focus();
  }, [isMore]);

  const { form, submit, isPending, failure, field, forgetDraft } = useServerForm(
    {
      validator: zOpenDisputeBody,
      body: ({ reason, note }: DisputeValues): DisputeRequest => ({
        reason,
        ...(note.trim() && { note: note.trim() }),
        fileIds: results,
      }),
      send: async ({ reason: why, ...body }) => {
        setMissing(results.length === 0);
        if (results.length === 0 || isSending) return undefined;
        const answer = isMore
          ? sendEvidence({ path: { partNo }, body })
          : openDispute({ path: { partNo }, body: { reason: why, ...body } });
        return await answer.finally(() => void refreshConfirmations(queryClient));
      },
    },
    {
      first: { reason: 'NOTHING', note: '' },
      rules: {},
      draft,
      onDone: () => {
        uploads.forget();
        toast({ tone: 'positive', title: t`We have it. You get an answer within 24 hours` });
        // the form goes away
        focusContent();
      },
    },
  );

  const { field: reason } = useController({ name: 'reason', control: form.control });

  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <div ref={heading} tabIndex={-1}>
            <Heading level={2} size="title">
              {isMore ? t`Send more pictures` : t`The payment has not arrived`}
            </Heading>
          </div>
          {!isMore && (
            <RadioGroup
              label={t`What do you see in your account?`}
              value={reason.value}
              onValueChange={reason.onChange}
              ref={reason.ref}
              options={[
                { value: 'NOTHING', label: t`The money is not there` },
                { value: 'LESS', label: t`Less than this amount has arrived` },
                { value: 'OTHER_ACCOUNT', label: t`It went to an account that is not mine` },
              ]}
            />
          )}
          <FileDrop
            {...evidenceFiles}
            {...{ files, onAdd, onRetry, onRemove }}
            types={[...evidenceFiles.types]}
            label={t`Pictures of your account statement`}
            typesLabel={t({ message: 'PNG or JPG', comment: 'Types of files that may be uploaded' })}
            description={t`1 to 3 pictures that show the time since the payment.`}
            error={isMissing && results.length === 0 ? t`Add at least one picture.` : undefined}
            isRequired
          />
          <TextArea {...field('note')} label={t`Anything else we should know?`} rows={2} maxLength={500} />
          <FailureAlert error={failure} />
          <Inline gap={3}>
            <Button type="submit" variant="primary" isPending={isPending} isDisabled={isSending}>
              {isMore ? t`Send the pictures` : t`Open a dispute`}
            </Button>
            {onClose && (
              <Button
                variant="ghost"
                isDisabled={isPending}
                onClick={() => {
                  forgetDraft();
                  uploads.forget();
                  onClose();
                  focusContent();
                }}
              >
                <Trans>Cancel</Trans>
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
