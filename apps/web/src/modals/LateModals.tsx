import { type ComponentType, useEffect, useState } from 'react';
import { firstInput, nextInput } from '../state/first-input.ts';
import { useModal } from '../state/modal.ts';
import { useSessionEnd, useSessionValue, useViewer } from '../state/session.ts';
import { useShortcuts } from './use-shortcuts.ts';

/**
 * The modals of the site, whose code comes with the first input, for a member, or when the address names one. Its keys
 * are heard from the start.
 */
export function LateModals() {
  const [Modals, setModals] = useState<ComponentType>();
  const { current } = useModal();
  const { signedIn } = useViewer();
  const mustChange = useSessionValue('cpw') === true;
  const hasEnded = useSessionEnd() !== undefined;
  const isWanted = current !== undefined || signedIn || mustChange || hasEnded;
  useShortcuts();
  useEffect(() => {
    let isMounted = true;
    const load = (): Promise<void> =>
      import('./Modals.tsx').then(
        (part) => {
          if (isMounted) setModals(() => part.Modals);
        },
        () => nextInput().then(load),
      );
    void (isWanted ? load() : firstInput().then(load));
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  return Modals ? <Modals /> : null;
}
