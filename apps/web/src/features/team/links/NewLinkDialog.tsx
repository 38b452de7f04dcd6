import { useLingui } from '@lingui/react/macro';
import { zAddAgentLinkBody } from '@mekong/api-client/contract/validators';
import { listAgentLinksQueryKey } from '@mekong/api-client/queries/listAgentLinks';
import { addAgentLink } from '@mekong/api-client/sdk/addAgentLink';
import type { AgentLink } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { NotProvedError } from '../../../parts/step-up/repeat-after-proof.ts';
import { useStepUp } from '../../../parts/step-up/use-step-up.tsx';
import { PlanField } from '../accounts/PlanField.tsx';
import { planOf } from '../accounts/use-house-plans.ts';
import { kindChoices } from '../team-labels.ts';
import { LinkFailure } from './LinkFailure.tsx';

interface NewLinkDialogProps {
  /** @param made the new link; undefined when none was made */
  readonly onClose: (made?: AgentLink) => void;
}

interface Values {
  readonly campaign: string;
  readonly plan: string;
  /** Not typed: a refusal of it is shown at the choice of the plan. */
  readonly housePlan: string;
}

/** Makes a link: for members or agents, these with the terms that they are offered. */
export function NewLinkDialog({ onClose }: NewLinkDialogProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { run, dialog } = useStepUp();
  const [kind, setKind] = useState<'MEMBER' | 'AGENT'>('MEMBER');
  const { form, field, submit, isPending, failure } = useServerForm(
    {
      validator: zAddAgentLinkBody,
      body: ({ campaign, plan }: Values) => ({
        kind,
        ...(campaign.trim() ? { campaign: campaign.trim() } : {}),
        ...(kind === 'AGENT' ? planOf(plan) : {}),
      }),
      send: (body) => run(() => addAgentLink({ body })),
    },
    {
      first: { campaign: '', plan: '', housePlan: '' },
      rules: {},
      onDone: async (made) => {
        await queryClient.invalidateQueries({ queryKey: listAgentLinksQueryKey() });
        onClose(made);
      },
      refuse: (error) => (error instanceof NotProvedError ? 'said' : undefined),
    },
  );
  const plan = form.watch('plan');
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || onClose()}
        title={t({ message: 'New link', comment: 'Button: makes a link of an agent' })}
        size="sm"
        initialFocus="field"
      >
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            <RadioGroup
              label={t({
                message: 'New account is',
                comment: 'Field: what kind of account a link makes, a member or an agent',
              })}
              orientation="horizontal"
              value={kind}
              onValueChange={setKind}
              options={kindChoices.map(({ value, label }) => ({ value, label: i18n._(label) }))}
            />
            {kind === 'AGENT' && (
              <PlanField
                value={plan || undefined}
                error={field('plan').error ?? field('housePlan').error}
                hasHouse
                onChange={(value) => form.setValue('plan', value ?? '')}
              />
            )}
            <TextField
              label={t({ message: 'Campaign', comment: 'Field: what an agent calls a link' })}
              description={t`Tells your links apart. Only you see it.`}
              maxLength={60}
              {...field('campaign')}
            />
            <LinkFailure error={failure} />
            <Inline gap={3} justify="end">
              <Button type="submit" variant="primary" isPending={isPending}>
                {t({ message: 'Make link', comment: 'Button' })}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Dialog>
      {dialog}
    </>
  );
}
