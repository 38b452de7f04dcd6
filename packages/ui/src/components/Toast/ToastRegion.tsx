import { useLingui } from '@lingui/react/macro';
import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useDirection } from '../../provider/UiProvider.tsx';
import * as css from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import { dismissToast, getToasts, type QueuedToast, subscribeToasts } from './toast-store.ts';

/** Props of {@link ToastRegion}. */
export interface ToastRegionProps {
  /**
   * Toasts in sight at once; the others wait.
   * @default 3
   */
  readonly limit?: number | undefined;
}

const key = 'F6';
const hotkey = [key];
const none: readonly QueuedToast[] = [];

/** Shows the queue of `toast()`. Once in an app, beside everything else; F6 leads to it from anywhere. */
export function ToastRegion({ limit = 3 }: ToastRegionProps) {
  const { t } = useLingui();
  const isRtl = useDirection() === 'rtl';
  const toasts = useSyncExternalStore(subscribeToasts, getToasts, () => none);
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);

  // natively: toasts are portals, whose events React sends past the list
  useEffect(() => {
    const region = list.current?.parentElement;
    const remember = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !region?.contains(relatedTarget)) cameFrom.current = relatedTarget;
    };
    region?.addEventListener('focusin', remember);
    return () => region?.removeEventListener('focusin', remember);
  }, []);

  // the last one is gone and took the focus with it: back to where it was before
  useEffect(() => {
    if (toasts.length === 0 && document.activeElement === list.current) cameFrom.current?.focus();
  }, [toasts.length]);

  return (
    <RadixToast.Provider
      label={t({ message: 'Message', comment: 'Read by screen readers before a short message' })}
      swipeDirection={isRtl ? 'left' : 'right'}
    >
      {toasts.slice(0, limit).map((entry) => (
        <Toast key={`${entry.id} ${entry.revision}`} toast={entry} onClose={() => dismissToast(entry.id)} />
      ))}
      <RadixToast.Viewport
        ref={list}
        className={css.region}
        hotkey={hotkey}
        label={t({
          message: `Messages (${key})`,
          comment: 'Name of the region of short messages; in brackets the key that leads to it',
        })}
      />
    </RadixToast.Provider>
  );
}
