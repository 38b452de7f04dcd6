import type { SessionGrant } from '@mekong/api-client/types';
import { LoginForm, type LoginFormProps } from '@mekong/ui/patterns/LoginForm';
import { SliderChallenge } from '@mekong/ui/SliderChallenge';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useSwitches } from '../../../queries/status.ts';
import { useModal } from '../../../state/modal.ts';
import { CodeWarning } from '../code/CodeWarning.tsx';
import { SocialOffer } from '../social/SocialOffer.tsx';
import { useSocialOffer } from '../social/social-offer.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { playFree } from './free-play.ts';
import { LoginNotice, type LoginNoticeKind } from './LoginNotice.tsx';
import type { LoginValues } from './login-values.ts';
import type { RememberHint } from './remember-hint.ts';
import { useAttempt } from './use-attempt.ts';
import { usePasskeyWay } from './use-passkey-way.ts';
import { usePasswordWay } from './use-password-way.ts';
import { useRememberedWay } from './use-remembered-way.ts';
import { useSmsWay } from './use-sms-way.ts';
import { useSocialWay } from './use-social-way.ts';
import type { WaitingLogin } from './waiting-login.ts';

export type LoginMethod = NonNullable<LoginFormProps['method']>;

interface LoginFieldsProps {
  readonly form: UseFormReturn<LoginValues>;
  readonly method: LoginMethod;
  readonly onMethodChange: (method: LoginMethod) => void;
  /** Through the entrance of agents only accounts come in, and only theirs. */
  readonly isForAgents: boolean;
  /** Who asked this browser to be remembered. */
  readonly hint: RememberHint | undefined;
  /** What is to be said at first. */
  readonly notice: LoginNoticeKind | undefined;
  readonly onGrant: (grant: SessionGrant) => Promise<void>;
  readonly onWaiting: (waiting: WaitingLogin) => void;
}

/** First step of a log-in: every way in, each by its switch. */
export function LoginFields(props: LoginFieldsProps) {
  const { form, method: chosen, onMethodChange, isForAgents, hint, notice: firstNotice, onGrant, onWaiting } = props;
  const isOn = useSwitches();
  const { open } = useModal();
  const offer = useSocialOffer();
  const [notice, setNotice] = useState(firstNotice);
  const { attempt: tryWay, way, failure, dismiss } = useAttempt({ onGrant, onWaiting });
  const attempt: typeof tryWay = (...args) => {
    setNotice(undefined);
    return tryWay(...args);
  };
  const loginAs = isForAgents ? 'agent' : undefined;
  const hasSms = isOn('VERIFICATION');
  const method = hasSms ? chosen : 'password';

  const password = usePasswordWay({ form, attempt, loginAs });
  const sms = useSmsWay({ form, attempt, loginAs, isOn: hasSms });
  const social = useSocialWay({ attempt, way });
  const remember = useController({ name: 'remember', control: form.control });
  const passkey = usePasskeyWay({
    attempt,
    way,
    more: () => ({ ...(form.getValues('remember') && { remember: true }), ...(loginAs && { loginAs }) }),
    onRefused: (why) => setNotice(why === 'left' ? 'passkeyLeft' : 'passkeyUnknown'),
  });
  const remembered = useRememberedWay({
    hint,
    attempt,
    onGone: () => setNotice('forgotten'),
    onForgotten: () => form.resetField('username', { defaultValue: '' }),
  });

  const { submit, captcha } = method === 'sms' ? sms : password;
  const checked = sms.check.challenge ? sms : password;
  const { challenge } = checked.check;
  const shownFailure = failure ?? (method === 'sms' ? sms.failure : undefined);
  return (
    <>
      <LoginForm
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        isPending={way === 'password' || way === 'sms'}
        alert={
          <>
            {shownFailure ? (
              <FailureAlert error={shownFailure} />
            ) : notice ? (
              <LoginNotice kind={notice} />
            ) : (
              <EndedNotice />
            )}
            {offer && <SocialOffer offer={offer} />}
          </>
        }
        remembered={remembered && { ...remembered, isPending: way === 'remembered' }}
        method={method}
        onMethodChange={(next) => {
          dismiss();
          setNotice(undefined);
          onMethodChange(next);
        }}
        password={password.fields}
        sms={hasSms ? sms.fields : undefined}
        captcha={captcha}
        humanCheck={challenge && <SliderChallenge {...challenge} />}
        onLeaveCheck={checked.leaveCheck}
        remember={{
          name: remember.field.name,
          ref: remember.field.ref,
          onBlur: remember.field.onBlur,
          isChecked: remember.field.value,
          onCheckedChange: remember.field.onChange,
        }}
        onForgot={isOn('PWRESETEMAIL') || isOn('PWRESETSMS') ? () => open('forgetPass') : undefined}
        passkey={passkey}
        social={isForAgents ? undefined : social}
        onRegister={isForAgents ? undefined : () => open('register')}
        freePlay={
          !isForAgents && isOn('FREEPLAY')
            ? { onStart: () => void attempt('freePlay', playFree), isPending: way === 'freePlay' }
            : undefined
        }
      />
      <CodeWarning error={sms.warning} onClose={sms.dismiss} />
    </>
  );
}
