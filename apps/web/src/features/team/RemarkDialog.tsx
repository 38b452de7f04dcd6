import { Trans, useLingui } from '@lingui/react/macro';
import { zSetAgentRemarkBody } from '@mekong/api-client/contract/validators';
import { setAgentRemark } from '@mekong/api-client/sdk/setAgentRemark';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { TextArea } from '@mekong/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { refreshTeam } from './refresh-team.ts';
import type { TeamRow } from './team-labels.ts';

interface RemarkDialogProps {
  readonly member: TeamRow;
  readonly onClose: () => void;
}

/** Notes something about a member, for the reader's own eyes. */
export function RemarkDialog({ member: { memberId, name, remark = '' }, onClose }: RemarkDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { field, submit, isPending, failure } = useServerForm(
    {
      validator: zSetAgentRemarkBody,
      body: (values: { remark: string }) => ({ remark: values.remark.trim() }),
      send: (body) => setAgentRemark({ path: { memberId }, body }),
    },
    {
      first: { remark },
      rules: {},
      onDone: async () => {
        await refreshTeam(queryClient);
        onClose();
      },
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t({ message: `Remark: ${name}`, comment: '{name} is the masked name of a member of the team' })}
      description={t`Only you see it.`}
      size="sm"
      isBrief
      initialFocus="field"
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <TextArea
            label={t({ message: 'Remark', comment: 'Field: a note of an agent about a member' })}
            maxLength={200}
            {...field('remark')}
          />
          <FailureAlert error={failure} />
          <Inline gap={3} justify="end">
            <Button type="submit" variant="primary" isPending={isPending}>
              <Trans>Save</Trans>
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
