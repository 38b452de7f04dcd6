import { useLingui } from '@lingui/react/macro';
import { zConfirmTotpBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { confirmTotp } from '@mekong/api-client/sdk/confirmTotp';
import { disableTotp } from '@mekong/api-client/sdk/disableTotp';
import { enrolTotp } from '@mekong/api-client/sdk/enrolTotp';
import type { TotpEnrolment } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { saveText } from '@mekong/ui/patterns/RecordExport/saveText';
import { Section } from '@mekong/ui/patterns/Section';
import { TotpSetup, type TotpSetupState } from '@mekong/ui/patterns/TotpSetup';
import { toast } from '@mekong/ui/Toast/store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { FailureAlert } from '../../parts/FailureAlert.tsx';
import { useServerForm } from '../../parts/form/use-server-form.ts';
import { NotProvedError } from '../../parts/step-up/repeat-after-proof.ts';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { totpQuery } from '../../queries/security.ts';
import { useMerchant } from '../../queries/status.ts';
import { useSessionValue } from '../../state/session.ts';

/** An authenticator app as second factor: set up, confirmed, with its recovery codes, and taken away again. */
export function TotpSection() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const merchant = useMerchant();
  const username = useSessionValue('username') ?? '';
  const { data, error, refetch, isFetching } = useQuery(totpQuery());
  const [enrolment, setEnrolment] = useState<TotpEnrolment>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { act, run, pending, alert, dialog, dismiss } = useAction();
  const refresh = () => queryClient.invalidateQueries({ queryKey: totpQuery().queryKey });

  const confirmation = useServerForm(
    {
      validator: zConfirmTotpBody,
      body: ({ code }) => ({ code }),
      send: (body) => run(() => confirmTotp({ body })),
    },
    {
      first: { code: '' },
      rules: { code: (typed) => typed.length === 6 || t`Type the six digits that the app shows.` },
      mode: 'onSubmit',
      onDone: async ({ recoveryCodes }) => {
        setCodes(recoveryCodes);
        setEnrolment(undefined);
        await refresh();
      },
      refuse: async (error) => {
        // it may have been set up in another window meanwhile
        await refresh();
        if (error instanceof NotProvedError) return 'said';
        return isApiError(error) && error.code === 'AUTH_BAD_CREDENTIALS'
          ? [{ name: 'code', text: t`This code is not right. Type the one that your app shows now.` }]
          : undefined;
      },
    },
  );

  function state(): TotpSetupState | undefined {
    if (codes) return { step: 'codes', codes };
    if (!data) return undefined;
    if (data.enrolled) return { step: 'on', since: data.since, codesLeft: data.recoveryCodesLeft };
    return enrolment ? { step: 'scan', ...enrolment } : { step: 'off' };
  }
  async function begin(): Promise<void> {
    confirmation.form.reset();
    await act('begin', async (run) => setEnrolment(await run(() => enrolTotp())));
    // set up in another window meanwhile
    await refresh();
  }
  async function disable(): Promise<void> {
    const isDone = await act('disable', (run) => run(() => disableTotp()));
    await refresh();
    if (isDone) toast({ title: t`The authenticator is off` });
  }
  const save = (kept: readonly string[]): void =>
    saveText(
      `${merchant.code}_${username}_recovery_codes.txt`,
      [t`Recovery codes of ${username} at ${merchant.name}`, t`Each of them works once.`, '', ...kept, ''].join('\r\n'),
      'text/plain',
    );

  return (
    <Section title={t`Authenticator app`}>
      <Card padding="lg">
        <TotpSetup
          state={state()}
          onBegin={() => void begin()}
          onCancel={() => {
            setEnrolment(undefined);
            dismiss();
            confirmation.dismiss();
          }}
          onSubmit={confirmation.submit}
          code={confirmation.field('code')}
          onSaveCodes={save}
          onCodesKept={() => setCodes(undefined)}
          onDisable={() => void disable()}
          isPending={pending !== undefined || confirmation.isPending}
          alert={alert ?? <FailureAlert error={confirmation.failure} />}
          failure={
            error && !data ? (
              <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
            ) : undefined
          }
        />
      </Card>
      {dialog}
    </Section>
  );
}
