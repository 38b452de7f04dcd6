import { Trans, useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import { login } from '@mekong/api-client/sdk';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Button } from '@mekong/ui/Button';
import { CaptchaField } from '@mekong/ui/CaptchaField';
import { Dialog } from '@mekong/ui/Dialog';
import { Inline } from '@mekong/ui/Inline';
import { PasswordField } from '@mekong/ui/PasswordField';
import { SliderChallenge } from '@mekong/ui/SliderChallenge';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { TextField } from '@mekong/ui/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { openSession } from '../../queries/account.ts';
import { type ModalProps, useModal } from '../../state/modal.ts';
import { useViewer } from '../../state/session.ts';
import { setSessionEnd } from '../../state/session-times.ts';
import { draftOf } from './drafts.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { FormAlert } from './FormAlert.tsx';
import { returnPath } from './return-path.ts';
import { SocialLinkForm } from './SocialLinkForm.tsx';
import { SocialOffer } from './SocialOffer.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';
import { setSocialOffer, useSocialOffer } from './social-offer.ts';
import { useCaptcha } from './use-captcha.ts';
import { useDraft } from './use-draft.ts';
import { useHumanCheck } from './use-human-check.ts';

const draft = 'login';

interface LoginForm {
  username: string;
  password: string;
}

/** Log in with username or mobile number and password (S2-113, S4-006 to S4-011). */
export function LoginModal({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { open } = useModal();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { returnTo } = useSearch({ strict: false });
  const { register, handleSubmit, setFocus, getValues, formState } = useForm<LoginForm>({
    defaultValues: draftOf(draft),
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<unknown>();
  const offer = useSocialOffer();
  const { signedIn } = useViewer();
  const captcha = useCaptcha();
  const check = useHumanCheck('login');
  const captchaInput = useRef<HTMLInputElement>(null);
  const [captchaError, setCaptchaError] = useState<string>();
  const forgetDraft = useDraft(draft, getValues);

  useEffect(() => {
    // keys and words of refusals are there before they are needed
    void prepareSealing().catch(() => undefined);
    void loadErrorTexts().catch(() => undefined);
  }, []);

  const submit = handleSubmit(async ({ username, password }) => {
    setFailure(undefined);
    setCaptchaError(captcha.isMissing ? t`Type the characters in the picture.` : undefined);
    if (captcha.isMissing) return captchaInput.current?.focus();
    try {
      const body = { username: username.trim(), password, type: 'username', ...captcha.answer } as const;
      const grant = await check.run((humanCheck) => login({ body: { ...body, ...(humanCheck && { humanCheck }) } }));
      if (!grant) return;
      await openSession(queryClient, grant);
      forgetDraft();
      // an account of a provider waits to be linked first
      if (!offer) await leave();
    } catch (error) {
      setFailure(error);
      if (captcha.note(error) && captchaInput.current) captchaInput.current.focus();
      else setFocus('password', { shouldSelect: true });
    }
  });

  const leave = () => navigate({ href: returnPath(returnTo), replace: true });

  function close(): void {
    setSessionEnd(undefined);
    onClose();
  }

  function keepUnlinked(): void {
    setSocialOffer(undefined);
    void leave();
  }

  if (offer && signedIn)
    return (
      <Dialog open onOpenChange={(isOpen) => isOpen || keepUnlinked()} title={t`Link your account`} size="sm">
        <SocialLinkForm offer={offer} onDone={() => void leave()} />
      </Dialog>
    );
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()} title={t`Log in`} size="sm" initialFocus="field">
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          {failure ? <FormAlert error={failure} /> : <EndedNotice />}
          {offer && <SocialOffer offer={offer} />}
          <TextField
            {...register('username', {
              validate: (value) => value.trim() !== '' || t`Enter your username or mobile number.`,
            })}
            label={t`Username or mobile`}
            icon={UserRound}
            error={errors.username?.message}
            autoComplete="username"
            enterKeyHint="next"
            dir="ltr"
            maxLength={64}
            isRequired
          />
          <PasswordField
            {...register('password', { validate: (value) => value !== '' || t`Enter your password.` })}
            label={t`Password`}
            error={errors.password?.message}
            autoComplete="current-password"
            enterKeyHint="go"
            maxLength={64}
            isRequired
          />
          {captcha.isAsked && <CaptchaField {...captcha.field} ref={captchaInput} error={captchaError} />}
          {check.challenge && <SliderChallenge {...check.challenge} />}
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isSubmitting}>
            {t`Log in`}
          </Button>
          <SocialSignIn
            onFailure={setFailure}
            onSession={async (grant) => {
              await openSession(queryClient, grant);
              forgetDraft();
              await leave();
            }}
          />
          <Inline gap={1} justify="center">
            <Text tone="muted">
              <Trans>New here?</Trans>
            </Text>
            <Button variant="ghost" size="sm" onClick={() => open('register')}>
              {t`Register`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  );
}
