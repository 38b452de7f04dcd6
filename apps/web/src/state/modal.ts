import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Every modal of the site by the name that stands in the URL (`?modal=login`). */
export const modalNames = [
  'login',
  'agentLogin',
  'register',
  'changePass',
  'forgetPass',
  'announcements',
  'logout',
  'realAccount',
  'signInFirst',
  'passkeyOffer',
  'search',
  'keys',
  'games',
  'wallet',
] as const;

export type ModalName = (typeof modalNames)[number];

/** What every modal gets from the host. */
export interface ModalProps {
  /** Closes it; the address loses its `modal`. */
  readonly onClose: () => void;
}

export interface ModalControl {
  readonly current: ModalName | undefined;
  /**
   * Opens a modal. The address changes, so that going back closes it.
   *
   * @param returnTo path to go to after log-in
   * @default returnTo what the address says already, else home
   */
  open(name: ModalName, returnTo?: string): void;
  /** Closes it without leaving it in the history. */
  close(): void;
}

/** What the address says that the browser shows, which is that of a centre when one lies over the page; as its route reads it. */
export function useAddressSearch() {
  const own = useSearch({ strict: false });
  return useRouterState({ select: ({ location }) => location.maskedLocation?.search }) ?? own;
}

/** The open modal is part of the address: it can be linked to, survives a reload, and "back" closes it. */
export function useModal(): ModalControl {
  const { modal } = useAddressSearch();
  const navigate = useNavigate();
  const show = useCallback(
    (name: ModalName | undefined, replace: boolean, returnTo?: string) =>
      void navigate({
        to: '.',
        search: (search) => ({ ...search, modal: name, returnTo: name && (returnTo ?? search.returnTo) }),
        replace,
        resetScroll: false,
        state: { isWindow: !replace },
      }),
    [navigate],
  );
  const open = useCallback((name: ModalName, returnTo?: string) => show(name, false, returnTo), [show]);
  const close = useCallback(() => show(undefined, true), [show]);
  return { current: modal, open, close };
}
