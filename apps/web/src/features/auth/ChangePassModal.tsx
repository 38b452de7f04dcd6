import { useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { isApiError } from '@mekong/api-client/errors';
import { changePassword } from '@mekong/api-client/sdk';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Button } from '@mekong/ui/Button';
import { CaptchaField } from '@mekong/ui/CaptchaField';
import { Dialog } from '@mekong/ui/Dialog';
import { ChangePasswordForm } from '@mekong/ui/patterns/ChangePasswordForm';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { loadMember, signOut } from '../../queries/account.ts';
import { usePermission } from '../../queries/status.ts';
import type { ModalProps } from '../../state/modal.ts';
import { useSessionValue } from '../../state/session.ts';
import { currentTimes } from '../../state/session-times.ts';
import { FormAlert } from './FormAlert.tsx';
import { refusedFields, ruleError } from './field-error.ts';
import { useCaptcha } from './use-captcha.ts';

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

/**
 * Changes the password (S2-074, S5-059 to S5-061). When it has to be changed first, the session can do nothing else: the
 * window stays until it is done, or its owner signs out (S4-009, S4-012).
 */
export function ChangePassModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isForced = useSessionValue('cpw') ?? false;
  const username = useSessionValue('username');
  const rule = usePermission().register.find(({ name }) => name === 'password');
  const { register, handleSubmit, getValues, setError, setFocus, formState } = useForm<PasswordValues>();
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<unknown>();
  const captcha = useCaptcha();
  const captchaInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    void prepareSealing().catch(() => undefined);
    void loadErrorTexts().catch(() => undefined);
  }, []);

  async function leave(): Promise<void> {
    await signOut(queryClient).catch(() => undefined);
    await navigate({ to: '/', search: {}, replace: true });
  }

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    if (captcha.isMissing) return captchaInput.current?.focus();
    try {
      await changePassword({ body: { ...values, ...captcha.answer } });
      if (!isForced) return onClose();
      await loadMember(queryClient);
      await navigate({ to: '/', search: {}, replace: true });
    } catch (error) {
      const refused = refusedFields(error).filter(({ name }) => name in values);
      for (const [index, { name, text }] of refused.entries())
        setError(name as FieldPath<PasswordValues>, { message: text }, { shouldFocus: index === 0 });
      if (refused.length > 0) return;
      setFailure(error);
      if (captcha.note(error)) captchaInput.current?.focus();
      else if (isApiError(error) && error.code === 'AUTH_BAD_CREDENTIALS')
        setFocus('oldPassword', { shouldSelect: true });
    }
  });

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Change password`}
      size="sm"
      dismissible={!isForced}
      initialFocus="field"
      footer={isForced && <Button variant="ghost" onClick={() => void leave()}>{t`Log out`}</Button>}
    >
      <Stack gap={4}>
        {captcha.isAsked && <CaptchaField {...captcha.field} ref={captchaInput} />}
        <ChangePasswordForm
          onSubmit={submit}
          reason={isForced ? (currentTimes()?.mustChange ?? 'expired') : 'choice'}
          username={username}
          alert={<FormAlert error={failure} />}
          isPending={isSubmitting}
          current={{
            ...register('oldPassword', { validate: (value) => value !== '' || t`Enter your password.` }),
            error: errors.oldPassword?.message,
            maxLength: 128,
          }}
          password={{
            ...register('newPassword', {
              validate: (value) => (rule ? (ruleError({ ...rule, required: true }, value) ?? true) : value !== ''),
            }),
            error: errors.newPassword?.message,
            maxLength: rule?.max,
          }}
          confirmation={{
            ...register('confirmPassword', {
              validate: (value) => value === getValues('newPassword') || t`The two entries do not match.`,
            }),
            error: errors.confirmPassword?.message,
            maxLength: rule?.max,
          }}
        />
      </Stack>
    </Dialog>
  );
}
