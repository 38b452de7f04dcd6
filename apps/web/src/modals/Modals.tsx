import { loadArea } from '@mekong/i18n/i18n';
import { ModalHost } from '@mekong/ui/patterns/ModalHost';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { opensAgentCentre } from '../entry/account-type.ts';
import { fromAddress } from '../state/address.ts';
import { useModal } from '../state/modal.ts';
import { useSessionEnd, useSessionValue, useViewer } from '../state/session.ts';
import { setSessionEnd } from '../state/session-times.ts';
import { modals } from './registry.ts';
import { wantedModal } from './wanted-modal.ts';

const loadTexts = () => loadArea('account').catch(() => undefined);

const SessionWatch = lazy(async () => {
  const [{ SessionWatch }] = await Promise.all([import('../features/auth/session/SessionWatch.tsx'), loadTexts()]);
  return { default: SessionWatch };
});

const AgentWindows = lazy(async () => {
  const [{ AgentWindows }] = await Promise.all([import('./AgentWindows.tsx'), loadTexts()]);
  return { default: AgentWindows };
});

/**
 * The one host of all modals: shows the one that the address names.
 */
export function Modals() {
  const { current, close } = useModal();
  const viewer = useViewer();
  const { signedIn } = viewer;
  const mustChange = useSessionValue('cpw');
  useSessionEndNotice();
  return (
    <>
      <ModalHost registry={modals} current={wantedModal(current, viewer, mustChange === true)} onClose={close} />
      {signedIn && (
        <Suspense>
          <SessionWatch />
        </Suspense>
      )}
      {signedIn && opensAgentCentre(viewer.type) && (
        <Suspense>
          <AgentWindows />
        </Suspense>
      )}
    </>
  );
}

/**
 * A session that ended by itself opens the login once, over the page as it is, and leads back to it. One that another tab
 * ended leaves pages that belong to a member.
 */
function useSessionEndNotice(): void {
  const reason = useSessionEnd();
  const { open } = useModal();
  const router = useRouter();
  useEffect(() => {
    if (reason === undefined) return;
    if (reason === 'elsewhere') {
      setSessionEnd(undefined);
      // the page behind may be open to everybody, the centre over it is not
      const { maskedLocation } = router.latestLocation;
      void (maskedLocation ? router.navigate({ href: maskedLocation.href, replace: true }) : router.invalidate());
      return;
    }
    const { href } = router.buildLocation({
      to: '.',
      ...fromAddress(router),
      search: (search) => ({ ...search, modal: undefined, returnTo: undefined }),
    });
    open('login', href);
  }, [reason, open, router]);
}
