import { Trans, useLingui } from '@lingui/react/macro';
import { zAgentNewAccount } from '@mekong/api-client/contract/validators';
import { ApiError } from '@mekong/api-client/errors';
import { addAgentAccounts } from '@mekong/api-client/sdk/addAgentAccounts';
import type { AgentAccountMade, AgentNewAccount } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useRef, useState } from 'react';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { newRequestKey } from '../../../parts/request-key.ts';
import { NotProvedError } from '../../../parts/step-up/repeat-after-proof.ts';
import { useStepUp } from '../../../parts/step-up/use-step-up.tsx';
import { kindChoices } from '../team-labels.ts';
import { AccountMade } from './AccountMade.tsx';
import { FirstPassword } from './FirstPassword.tsx';
import { PlanField } from './PlanField.tsx';
import { planOf } from './use-house-plans.ts';

/** Makes one account, then shows what its owner has to be told. */
export function OneAccount() {
  const [made, setMade] = useState<AgentAccountMade>();
  if (made) return <AccountMade account={made} onNext={() => setMade(undefined)} />;
  return <AccountForm onMade={setMade} />;
}

interface Values {
  readonly username: string;
  readonly remark: string;
  /** Not typed: a refusal of it is shown at its choice. */
  readonly plan: string;
  /** As the plan: refused where a plan of the house was chosen. */
  readonly housePlan: string;
}

function AccountForm({ onMade }: { readonly onMade: (made: AgentAccountMade) => void }) {
  const { t, i18n } = useLingui();
  const { run, dialog } = useStepUp();
  const [kind, setKind] = useState<AgentNewAccount['kind']>('MEMBER');
  const [password, setPassword] = useState<'RANDOM' | 'DEFAULT'>('RANDOM');
  // the same for every try of this form, so that an answer that is lost loses no password
  const requestId = useRef(newRequestKey());
  const { form, field, submit, isPending, failure } = useServerForm(
    {
      validator: { safeParse: (body) => zAgentNewAccount.safeParse(rowOf(body)) },
      body: ({ username, remark, plan }: Values) => ({
        ...{ requestId: requestId.current, password },
        ...(kind === 'AGENT' ? planOf(plan) : {}),
        rows: [{ username: username.trim(), kind, ...(remark.trim() ? { remark: remark.trim() } : {}) }],
      }),
      send: async (body) => {
        const [row] = (await run(() => addAgentAccounts({ body }))).rows;
        if (row?.state !== 'MADE')
          throw new ApiError({ code: 'VALIDATION_FAILED', status: 400, params: { fields: row?.faults ?? [] } });
        return row;
      },
    },
    {
      first: { username: '', remark: '', plan: '', housePlan: '' },
      rules: {},
      onDone: onMade,
      refuse: (error) => (error instanceof NotProvedError ? 'said' : undefined),
    },
  );
  const plan = form.watch('plan');
  return (
    <>
      <Card>
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            <RadioGroup
              label={t({ message: 'Account type', comment: 'Filter: members or agents' })}
              orientation="horizontal"
              value={kind}
              onValueChange={setKind}
              options={kindChoices.map(({ value, label }) => ({ value, label: i18n._(label) }))}
            />
            <TextField
              label={t`Username`}
              isRequired
              autoComplete="off"
              dir="ltr"
              maxLength={64}
              {...field('username')}
            />
            <FirstPassword value={password} onChange={setPassword} />
            {kind === 'AGENT' && (
              <PlanField
                value={plan || undefined}
                error={field('plan').error ?? field('housePlan').error}
                hasHouse
                onChange={(value) => form.setValue('plan', value ?? '')}
              />
            )}
            <TextField
              label={t({ message: 'Remark', comment: 'Field: a note of an agent about a member' })}
              description={t`Only you see it.`}
              maxLength={200}
              {...field('remark')}
            />
            <FailureAlert error={failure} />
            <div>
              <Button type="submit" variant="primary" isPending={isPending}>
                <Trans comment="Page of the agent centre: makes an account below the agent">Add account</Trans>
              </Button>
            </div>
          </Stack>
        </form>
      </Card>
      {dialog}
    </>
  );
}

/** The row of a body, whose fields are those of the form. */
const rowOf = (body: unknown): unknown => (body as { readonly rows: readonly unknown[] }).rows[0];
