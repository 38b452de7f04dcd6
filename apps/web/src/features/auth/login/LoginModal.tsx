import { useLingui } from '@lingui/react/macro';
import { prepareSealing } from '@mekong/api-client/client';
import type { SessionGrant } from '@mekong/api-client/types';
import { loadErrorTexts } from '@mekong/i18n/errors/explain';
import { Dialog } from '@mekong/ui/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { openSession } from '../../../queries/open-session.ts';
import { useSwitches } from '../../../queries/status.ts';
import { type ModalProps, useAddressSearch } from '../../../state/modal.ts';
import { useViewer } from '../../../state/session.ts';
import { setSessionEnd } from '../../../state/session-times.ts';
import { dropPhone } from '../phone/kept-phone.ts';
import { SocialLinkForm } from '../social/SocialLinkForm.tsx';
import { setSocialOffer, socialOffer, useSocialOffer } from '../social/social-offer.ts';
import { LoginFields, type LoginMethod } from './LoginFields.tsx';
import type { LoginNoticeKind } from './LoginNotice.tsx';
import { readHint } from './remember-hint.ts';
import { returnPath } from './return-path.ts';
import { SecondFactor } from './SecondFactor.tsx';
import { useLoginForm } from './use-login-form.ts';
import type { WaitingLogin } from './waiting-login.ts';

interface LoginModalProps extends ModalProps {
  /**
   * The entrance of agents: a member who is none is told so, and gets no session.
   * @default false
   */
  readonly isForAgents?: boolean | undefined;
}

/** Log-in: the first step with every way in, the second factor, and the linking of an account elsewhere. */
export function LoginModal({ onClose, isForAgents = false }: LoginModalProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { returnTo } = useAddressSearch();
  const offer = useSocialOffer();
  const { signedIn } = useViewer();
  const draft = isForAgents ? 'agentLogin' : 'login';
  // who was here last may be no agent
  const [hint] = useState(() => (isForAgents ? undefined : readHint(document.cookie)));
  const isOn = useSwitches();
  const hasSms = isOn('VERIFICATION');
  const [chosen, setChosen] = useState<LoginMethod>(hint?.mobile ? 'sms' : 'password');
  const [waiting, setWaiting] = useState<WaitingLogin>();
  const [notice, setNotice] = useState<LoginNoticeKind | undefined>(
    isForAgents && signedIn ? 'wrongEntrance' : undefined,
  );
  const form = useLoginForm({
    draft,
    hint,
    method: hasSms ? chosen : 'password',
    hasSms,
    loginAs: isForAgents ? 'agent' : undefined,
    onGrant: enter,
    onWaiting: setWaiting,
  });

  useEffect(() => {
    // keys and words of refusals are there before they are needed
    void prepareSealing().catch(() => undefined);
    void loadErrorTexts().catch(() => undefined);
  }, []);

  const leave = () => navigate({ href: returnPath(returnTo), replace: true });

  async function enter(grant: SessionGrant): Promise<void> {
    await openSession(queryClient, grant);
    form.forgetDraft();
    dropPhone();
    // an account of a provider waits to be linked first
    if (!socialOffer()) await leave();
  }
  function close(): void {
    setSessionEnd(undefined);
    onClose();
  }
  function keepUnlinked(): void {
    setSocialOffer(undefined);
    void leave();
  }
  function stopWaiting(why?: LoginNoticeKind): void {
    setNotice(why);
    setWaiting(undefined);
  }

  if (offer && signedIn)
    return (
      <Dialog open onOpenChange={(isOpen) => isOpen || keepUnlinked()} title={t`Link your account`} size="sm">
        <SocialLinkForm offer={offer} onDone={() => void leave()} />
      </Dialog>
    );
  const title = isForAgents ? t`Log in as an agent` : t`Log in`;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      title={waiting ? t`Confirm that it is you` : title}
      size="sm"
      initialFocus="field"
    >
      {waiting ? (
        <SecondFactor
          waiting={waiting}
          onGrant={enter}
          onBack={() => stopWaiting()}
          onTooLate={() => stopWaiting('tooLate')}
        />
      ) : (
        <LoginFields
          {...{ form, isForAgents, hint, notice }}
          onMethodChange={setChosen}
          onGrant={enter}
          onWaiting={setWaiting}
        />
      )}
    </Dialog>
  );
}
