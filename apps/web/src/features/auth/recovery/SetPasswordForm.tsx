import { zResetPasswordByLinkBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { resetPasswordByLink } from '@mekong/api-client/sdk/resetPasswordByLink';
import { ChangePasswordForm } from '@mekong/ui/patterns/ChangePasswordForm';
import { useWatch } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
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
  const { form, submit, isPending, failure, field } = useServerForm(
    {
      validator: zResetPasswordByLinkBody,
      body: (values) => ({ token, ...values }),
      send: (body) => resetPasswordByLink({ body }),
    },
    {
      first: { newPassword: '', confirmPassword: '' },
      rules: {
        newPassword: (value) => password.check(value),
        confirmPassword: (value, { newPassword }) => password.checkSame(value, newPassword),
      },
      onDone: onSet,
      refuse: (error) => {
        const fault = isApiError(error) ? faults[error.code] : undefined;
        if (!fault) return undefined;
        onBad(fault);
        return 'said';
      },
    },
  );
  const password = useNewPassword(useWatch({ control: form.control, name: 'newPassword' }));

  return (
    <ChangePasswordForm
      reason="recovery"
      onSubmit={submit}
      isPending={isPending}
      alert={<FailureAlert error={failure} />}
      rules={password.rules}
      password={{ ...field('newPassword'), maxLength: longestPassword }}
      confirmation={{ ...field('confirmPassword'), maxLength: longestPassword }}
    />
  );
}

/** Codes that are about the link itself. */
const faults: Readonly<Record<string, LinkFault>> = {
  OTP_EXPIRED: 'expired',
  OTP_INVALID: 'used',
  OTP_DISABLED: 'off',
};
