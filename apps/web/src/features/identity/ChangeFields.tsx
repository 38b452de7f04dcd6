import { useLingui } from '@lingui/react/macro';
import { changeIdentityCheck } from '@mekong/api-client/sdk/changeIdentityCheck';
import type { IdentityCheck } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { identityCheckQuery } from '../../queries/identity.ts';
import { statusOf, steps } from './fields.ts';
import { type StepName, stepNames } from './identity-search.ts';
import { useIdentityLabels } from './labels.ts';

/** Opens an approved step, so that its details can be written anew. */
export function ChangeFields({ check }: { readonly check: IdentityCheck }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { stepTitles } = useIdentityLabels();
  const { act, pending, dialog, alert } = useAction();
  const [asked, ask] = useState<StepName>();
  async function open(name: StepName): Promise<void> {
    const fields = steps[name].fields.filter((field) => statusOf(check, field)?.state === 'APPROVED');
    const isDone = await act(name, async (run) => {
      const changed = await run(() => changeIdentityCheck({ body: { fields: [...fields] } }));
      if (changed) queryClient.setQueryData(identityCheckQuery().queryKey, changed);
    });
    if (isDone) ask(undefined);
  }
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        {stepNames.map((name) => (
          <Button key={name} variant="ghost" size="sm" onClick={() => ask(name)}>
            {t({ message: `Change: ${stepTitles[name]}`, comment: '{0} is a step of the identity check' })}
          </Button>
        ))}
      </Inline>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || ask(undefined)}
        title={t`Change these details?`}
        description={t`The new details are checked again, and withdrawals are on hold for 24 hours. The old ones stay in force until then.`}
        confirmLabel={t`Change them`}
        onConfirm={() => asked && void open(asked)}
        isPending={pending !== undefined}
        error={alert}
      />
      {dialog}
    </Stack>
  );
}
