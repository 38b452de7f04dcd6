import { useLingui } from '@lingui/react/macro';
import { zLogInOperatorBody } from '@mekong/api-client/admin/contract/validators';
import { logInOperator } from '@mekong/api-client/admin/sdk/logInOperator';
import { Button } from '@mekong/ui/Button';
import { OneTimeCodeField } from '@mekong/ui/OneTimeCodeField';
import { PasswordField } from '@mekong/ui/PasswordField';
import { Stack } from '@mekong/ui/Stack';
import { TextField } from '@mekong/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { LogIn } from 'lucide';
import { useEffect, useRef } from 'react';
import { FailureAlert } from '../../parts/Failure.tsx';
import { useServerForm } from '../../parts/use-server-form.ts';
import { beginSession } from '../../queries/session.ts';
import { Doorway } from './Doorway.tsx';

interface LogInScreenProps {
  /**
   * A session has ended, and the page of it is kept behind this one.
   * @default false
   */
  readonly isAgain?: boolean | undefined;
}

/** Asks who wants to work: name, password and the code of the authenticator, in one call. */
export function LogInScreen({ isAgain = false }: LogInScreenProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { submit, isPending, failure, field } = useServerForm({
    first: { name: '', password: '', code: '' },
    validator: zLogInOperatorBody,
    body: (values) => values,
    send: (body) => logInOperator({ body }),
    onDone: (operator) => beginSession(queryClient, operator),
  });
  const form = useRef<HTMLFormElement>(null);
  // what had the focus is out of sight now
  useEffect(() => {
    if (isAgain) form.current?.querySelector('input')?.focus();
  }, [isAgain]);
  return (
    <Doorway
      isUrgent={isAgain}
      title={isAgain ? t`Your session has ended` : t`Log in to the console`}
      text={
        isAgain
          ? t`Log in again to go on. What you have typed is still there.`
          : t`An admin gives you access by a one-time link.`
      }
    >
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <FailureAlert error={failure} />
          <TextField label={t`Name`} autoComplete="username" isRequired dir="ltr" {...field('name')} />
          <PasswordField label={t`Password`} autoComplete="current-password" isRequired {...field('password')} />
          <OneTimeCodeField
            label={t`Code of your authenticator`}
            isRequired
            onComplete={() => void submit()}
            {...field('code')}
          />
          <Button type="submit" variant="primary" icon={LogIn} isPending={isPending} isFullWidth>
            {t`Log in`}
          </Button>
        </Stack>
      </form>
    </Doorway>
  );
}
