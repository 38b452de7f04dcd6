import { isApiError } from '@mekong/api-client/errors';
import { resetPasswordByLink } from '@mekong/api-client/sdk';
import { ChangePasswordForm } from '@mekong/ui/patterns/ChangePasswordForm';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { refusedFields } from '../form/field-error.ts';
import { longestPassword, useNewPassword } from '../password/use-new-password.ts';
import type { LinkFault } from './LinkIsBad.tsx';

interface SetPasswordFormProps {
  readonly token: string;
  readonly onSet: () => void;
  /** The link sets no password any more. */
  readonly onBad: (fault: LinkFault) => void;
}

/** The new password, twice. What the gateway refuses about it leaves the link good. */
export function SetPasswordForm({ token, onSet, onBad }: SetPasswordFormProps) {
  const { register, control, handleSubmit, getValues, setError, formState } = useForm({
    defaultValues: { newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const { check, checkSame, rules } = useNewPassword(useWatch({ control, name: 'newPassword' }));
  const [failure, setFailure] = useState<unknown>();

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    try {
      await resetPasswordByLink({ body: { token, ...values } });
      onSet();
    } catch (error) {
      const fault = isApiError(error) ? faults[error.code] : undefined;
      if (fault) return onBad(fault);
      const [refused] = refusedFields(error);
      if (refused?.name === 'newPassword' || refused?.name === 'confirmPassword')
        setError(refused.name, { message: refused.text }, { shouldFocus: true });
      else setFailure(error);
    }
  });

  return (
    <ChangePasswordForm
      reason="recovery"
      onSubmit={submit}
      isPending={isSubmitting}
      alert={<FailureAlert error={failure} />}
      rules={rules}
      password={{
        ...register('newPassword', { validate: check }),
        error: errors.newPassword?.message,
        maxLength: longestPassword,
      }}
      confirmation={{
        ...register('confirmPassword', { validate: (value) => checkSame(value, getValues('newPassword')) }),
        error: errors.confirmPassword?.message,
        maxLength: longestPassword,
      }}
    />
  );
}

/** Codes that are about the link itself. */
const faults: Readonly<Record<string, LinkFault>> = {
  OTP_EXPIRED: 'expired',
  OTP_INVALID: 'used',
  OTP_DISABLED: 'off',
};
