import { useLingui } from '@lingui/react/macro';
import { Maximize, Minimize } from 'lucide';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** `undefined` where the browser cannot do it. */
const read = (): boolean | undefined => (document.fullscreenEnabled ? document.fullscreenElement !== null : undefined);
const readOnServer = (): undefined => undefined;

/** Shows the whole page in full screen: the balance and the time played stay in sight above the game. */
export function GameFrameFullScreen() {
  const { t } = useLingui();
  const isFull = useSyncExternalStore(subscribe, read, readOnServer);
  if (isFull === undefined) return null;
  // refused by the browser (another element asks, the visitor said no): the page stays as it is
  const toggle = (): void =>
    void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
  return (
    <IconButton
      icon={isFull ? Minimize : Maximize}
      label={isFull ? t`Exit full screen` : t`Full screen`}
      onClick={toggle}
    />
  );
}
