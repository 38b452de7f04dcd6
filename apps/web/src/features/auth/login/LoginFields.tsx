import type { SessionGrant } from '@mekong/api-client/types';
import { LoginForm, type LoginFormProps } from '@mekong/ui/patterns/LoginForm';
import { SliderChallenge } from '@mekong/ui/SliderChallenge';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { playFree } from '../../../parts/free-play/play-free.ts';
import { useSwitches } from '../../../queries/status.ts';
import { useModal } from '../../../state/modal.ts';
import { CodeWarning } from '../code/CodeWarning.tsx';
import { SocialOffer } from '../social/SocialOffer.tsx';
import { useSocialOffer } from '../social/social-offer.ts';
import { EndedNotice } from './EndedNotice.tsx';
import { LockReason } from './LockReason.tsx';
import { LoginNotice, type LoginNoticeKind } from './LoginNotice.tsx';
import type { RememberHint } from './remember-hint.ts';
import { useAttempt } from './use-attempt.ts';
import type { LoginFormState } from './use-login-form.ts';
import { usePasskeyWay } from './use-passkey-way.ts';
import { useRememberedWay } from './use-remembered-way.ts';
import { useSocialWay } from './use-social-way.ts';
import type { WaitingLogin } from './waiting-login.ts';

export type LoginMethod = NonNullable<LoginFormProps['method']>;

interface LoginFieldsProps {
  readonly form: LoginFormState;
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
export function LoginFields({
  form: login,
  onMethodChange,
  isForAgents,
  hint,
  notice: firstNotice,
  onGrant,
  onWaiting,
}: LoginFieldsProps) {
  const { form, method, challenge, failure: formFailure } = login;
  const isOn = useSwitches();
  const { open } = useModal();
  const offer = useSocialOffer();
  const [notice, setNotice] = useState(firstNotice);
  const { attempt: tryWay, way, failure, dismiss } = useAttempt({ onGrant, onWaiting });
  /** One way at a time, the form among them; each begins with nothing said. */
  function begin(): boolean {
    if (way !== undefined || login.isPending) return false;
    setNotice(undefined);
    dismiss();
    login.dismiss();
    return true;
  }
  const attempt: typeof tryWay = async (...args) => {
    if (begin()) await tryWay(...args);
  };
  function submit(): void {
    if (begin()) void login.submit();
  }
  const loginAs = isForAgents ? 'agent' : undefined;

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

  const shownFailure = failure ?? formFailure;
  return (
    <>
      <LoginForm
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        isPending={login.isPending}
        alert={
          <>
            {shownFailure ? (
              <>
                <FailureAlert error={shownFailure} />
                <LockReason error={shownFailure} />
              </>
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
          login.dismiss();
          setNotice(undefined);
          onMethodChange(next);
        }}
        password={login.password}
        sms={login.sms && { ...login.sms, code: { ...login.sms.code, onComplete: submit } }}
        captcha={login.captcha}
        humanCheck={challenge && <SliderChallenge {...challenge} />}
        onLeaveCheck={login.leaveCheck}
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
      <CodeWarning error={login.warning} onClose={login.dismissWarning} />
    </>
  );
}
