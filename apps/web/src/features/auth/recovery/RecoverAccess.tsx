import { prepareSealing } from '@mekong/api-client/client';
import type { SessionGrant } from '@mekong/api-client/types';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import { RecoveryForm, type RecoveryFormProps } from '@mekong/ui/patterns/RecoveryForm';
import { Skeleton } from '@mekong/ui/Skeleton';
import { SliderChallenge } from '@mekong/ui/SliderChallenge';
import { Stack } from '@mekong/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Failure } from '../../../parts/Failure.tsx';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { openSession } from '../../../queries/open-session.ts';
import { useSwitches } from '../../../queries/status.ts';
import { dropDraft } from '../../../state/drafts.ts';
import { useModal } from '../../../state/modal.ts';
import { useViewer } from '../../../state/session.ts';
import { CodeWarning } from '../code/CodeWarning.tsx';
import { SecondFactor } from '../login/SecondFactor.tsx';
import type { WaitingLogin } from '../login/waiting-login.ts';
import { dropPhone } from '../phone/kept-phone.ts';
import { useCountries } from '../phone/use-countries.ts';
import { PasswordWasSet, RecoverySignedIn } from './RecoveryEnd.tsx';
import { useMailRecovery } from './use-mail-recovery.ts';
import { usePhoneRecovery } from './use-phone-recovery.ts';

type Way = NonNullable<RecoveryFormProps['way']>;

interface RecoverAccessProps {
  /** The new password is set and its owner is logged in, and has read what follows from it. */
  readonly onDone: () => void;
}

/** The way back for who forgot the password, each by its switch: in a window and as a page. */
export function RecoverAccess({ onDone }: RecoverAccessProps) {
  const isOn = useSwitches();
  const { signedIn } = useViewer();
  const byPhone = isOn('PWRESETSMS');
  const countries = useCountries({ enabled: byPhone });
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<WaitingLogin>();
  const [end, setEnd] = useState<'loggedIn' | 'logIn'>();
  useEffect(() => {
    void prepareSealing().catch(() => undefined);
    void loadErrorTexts().catch(() => undefined);
  }, []);

  async function enter(grant: SessionGrant): Promise<void> {
    dropDraft('recoveryPhone');
    dropPhone();
    // what follows is said before anything else is shown
    setEnd('loggedIn');
    await openSession(queryClient, grant);
  }

  if (end) return <PasswordWasSet isLoggedIn={end === 'loggedIn'} onDone={onDone} />;
  if (waiting)
    return (
      <SecondFactor
        waiting={waiting}
        onGrant={enter}
        onBack={() => setEnd('logIn')}
        onTooLate={() => setEnd('logIn')}
      />
    );
  if (signedIn) return <RecoverySignedIn />;
  if (byPhone && countries.error && !countries.data)
    return (
      <Failure error={countries.error} onRetry={() => void countries.refetch()} isRetrying={countries.isFetching} />
    );
  if (byPhone && !countries.data)
    return (
      <Stack gap={4}>
        {['tabs', 'first', 'second'].map((skeleton) => (
          <Skeleton key={skeleton} shape="control" />
        ))}
      </Stack>
    );
  return <RecoveryFields countries={countries.data ?? []} onGrant={enter} onWaiting={setWaiting} />;
}

interface RecoveryFieldsProps {
  readonly countries: readonly PhoneCountry[];
  readonly onGrant: (grant: SessionGrant) => Promise<void>;
  readonly onWaiting: (waiting: WaitingLogin) => void;
}

/** Both ways as they are switched on. */
function RecoveryFields({ countries, onGrant, onWaiting }: RecoveryFieldsProps) {
  const isOn = useSwitches();
  const { open } = useModal();
  const [chosen, setWay] = useState<Way>();
  const [hasEmail, hasPhone] = [isOn('PWRESETEMAIL'), isOn('PWRESETSMS')];
  const way = chosen ?? (hasEmail ? 'email' : 'phone');
  const email = useMailRecovery();
  const phone = usePhoneRecovery({ countries, onGrant, onWaiting });
  const { submit, failure, isPending, check } = way === 'email' ? email : phone;
  const { challenge } = check;
  return (
    <>
      <RecoveryForm
        onSubmit={submit}
        email={hasEmail ? email.fields : undefined}
        phone={hasPhone ? phone.fields : undefined}
        way={way}
        onWayChange={setWay}
        alert={<FailureAlert error={failure} />}
        isPending={isPending}
        isSent={email.isSent}
        onSendAgain={email.sendAgain}
        throttledUntil={way === 'email' ? email.throttledUntil : undefined}
        captcha={email.captcha}
        humanCheck={challenge && <SliderChallenge {...challenge} />}
        onLeaveCheck={check.leave}
        onLogin={() => open('login')}
      />
      <CodeWarning error={phone.warning} onClose={phone.dismiss} />
    </>
  );
}
